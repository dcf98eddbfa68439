// Configuration of dependency-cruiser: one allow-list rule a room, made from the room table.
import { ROOMS } from './modules.mjs';
import { SERVER_RULES } from './server-rules.mjs';

const TESTS = '\\.(test|spec)\\.tsx?$';
const REACT_PACKAGES = 'react|swr|@types/react';

export default {
  forbidden: [
    ...ROOMS.flatMap((room) => [roomRule(room), roomTestsRule(room)]),
    ...SERVER_RULES,
    {
      name: 'unresolvable',
      comment: 'An import that resolves to nothing is seen by no wall.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    {
      name: 'no-circular',
      comment: 'Modules that import each other, even by type, cannot be read or tested one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'schemas-are-types-and-data',
      comment: 'What crosses a wall carries no library into the other room.',
      severity: 'error',
      from: { path: '^(schemas|widgets)/', pathNot: [TESTS] },
      to: { path: '^node_modules/json-schema-to-ts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'catalog-is-pure',
      comment: 'Server, qa and check read the catalog under Node, which runs neither components nor stylesheets.',
      severity: 'error',
      from: { path: '^widgets/catalog\\.gen\\.ts$' },
      to: { path: '\\.(tsx|css)$', reachable: true },
    },
    {
      name: 'texts-stay-with-operators',
      comment: 'Labels and help of documents and widgets are for operators: no browser of a visitor loads them.',
      severity: 'error',
      from: { path: '^(src/(visitor|render|engine|ui|wayfinding)/|widgets/[^/]+/)', pathNot: [TESTS] },
      to: { path: '^(schemas/document-texts|widgets/texts)\\.gen\\.ts$', reachable: true },
    },
    {
      name: 'content-has-no-http',
      severity: 'error',
      from: { path: '^src/content/', pathNot: [TESTS] },
      to: { path: '^(node:)?(http|https|http2|net|tls|dgram)$', dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};

function roomRule({ name, path, self = path, except, allow, packages = [], node = false }) {
  return {
    name: `${name}-imports`,
    severity: 'error',
    from: { path, pathNot: except === undefined ? [TESTS] : [TESTS, except] },
    to: {
      pathNot: [self, ...allow, ...packagePaths(packages)],
      ...(node ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
}

/** Tests see their own room, what it may import, the shipped config, builders and any tool; no other room. */
function roomTestsRule({ name, path, self = path, except, allow }) {
  return {
    name: `${name}-tests-import`,
    severity: 'error',
    from: { path: `${path}.*${TESTS}`, ...(except === undefined ? {} : { pathNot: [except] }) },
    to: {
      pathNot: [self, ...allow, '^tests/support/', '^config/', '^node_modules/'],
      dependencyTypesNot: ['core'],
    },
  };
}

function packagePaths(packages) {
  if (packages === '*') return [`^node_modules/(?!${REACT_PACKAGES})`];
  return packages.map((name) => `^node_modules/(@types/)?${name}/`);
}
