import type { Page } from '#schemas/documents/page/schema';
import { accepts, valuesOf } from '../parameters/accepted.ts';
import { declaredRules, pageParameters } from '../parameters/page-parameters.ts';
import type { ParameterRead } from '../parameters/read-by-need.ts';
import { readEverywhere } from '../parameters/read-by-role.ts';
import { suggestName } from '../suggest-name.ts';
import { pointerOf, quote, type Path } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';

/** Parameters that pages declare: every parameter that is read is declared, and the declared values fit the readers. */
export function checkParameters(context: CheckContext): void {
  for (const page of context.documents.page.values()) {
    const { params, query, reads } = pageParameters(context, page);
    checkOffered(context, page);
    const readNames = new Set(reads.flatMap((read) => (read.in === 'query' ? [read.name] : [])));
    for (const name of readNames)
      if (!query.has(name) && !readEverywhere(context).has(name))
        context.report(page, ['query'], undeclared(page, name, readNames));
    for (const name of Object.keys(page.params ?? {}))
      if (!params.has(name)) context.report(page, ['params', name], notInPaths(page, name, [...params.keys()]));
    page.droppedOnBack?.forEach((name, index) => {
      if (!query.has(name))
        context.report(page, ['droppedOnBack', index], notDeclared(page, name, ['droppedOnBack', index]));
    });
    page.onlyFrom?.forEach(({ name }, index) => {
      if (!query.has(name))
        context.report(page, ['onlyFrom', index, 'name'], notDeclared(page, name, ['onlyFrom', index, 'name']));
    });
    if (page.onward && !query.has(page.onward.query))
      context.report(page, ['onward', 'query'], notDeclared(page, page.onward.query, ['onward', 'query']));
    for (const kind of ['params', 'query'] as const)
      for (const [name, declared] of Object.entries(page[kind] ?? {}))
        checkDeclared(
          context,
          page,
          [kind, name],
          declared,
          reads.filter((read) => read.name === name && (read.in === 'param') === (kind === 'params')),
        );
  }
}

type Declared = NonNullable<Page['query']>[string];

/** Values that visitors choose on the page, such as tabs: the page takes them in its address. */
function checkOffered(context: CheckContext, page: Page): void {
  const layout = context.documents.layout.get(page.layout);
  for (const [index, { widget, v, settings }] of (layout?.placements ?? []).entries()) {
    const { description } = (Object.hasOwn(context.prepared.catalog, widget) && context.prepared.catalog[widget]) || {};
    if (layout === undefined || description?.v !== v) continue;
    // The settings are validated against the widget's own schema.
    for (const { name, values = [], places = [] } of description.queries?.(settings as never, page.flags) ?? []) {
      const declared = page.query?.[name];
      if (declared === undefined) continue;
      const rules = declaredRules(context, page, declared);
      for (const [at, place] of places.entries()) {
        const value = values[at] ?? '';
        if (!accepts(rules, value))
          context.report(
            layout,
            ['placements', index, 'settings', ...place],
            notTaken(page, name, value, valuesOf(rules)),
          );
      }
    }
  }
}

function checkDeclared(
  context: CheckContext,
  page: Page,
  path: Path,
  declared: Declared,
  reads: readonly ParameterRead[],
): void {
  declared.values?.forEach((value, index) => {
    if (!accepts(reads, value))
      context.report(page, [...path, 'values', index], notRead(value, [...path, 'values', index], valuesOf(reads)));
  });
  const fallback = reads.find((read) => read.default !== undefined)?.default;
  if (declared.default === undefined) return;
  if (fallback !== undefined && fallback !== declared.default)
    context.report(page, [...path, 'default'], otherDefault(declared.default, fallback, path));
  else if (!accepts([...declaredRules(context, page, declared), ...reads], declared.default))
    context.report(
      page,
      [...path, 'default'],
      notRead(declared.default, [...path, 'default'], valuesOf([...declaredRules(context, page, declared), ...reads])),
    );
}

const undeclared = ({ query }: Page, name: string, readNames: ReadonlySet<string>): Finding => {
  const { only } = suggestName(
    name,
    Object.keys(query ?? {}).filter((one) => !readNames.has(one)),
  );
  return {
    code: 'undeclared-parameter',
    text: {
      ko: `이 페이지는 주소의 '${name}' 값을 읽는데 query에 없어요.`,
      en: `The page reads the query parameter '${name}' but does not declare it.`,
    },
    hint:
      only === undefined
        ? { ko: `query에 "${name}"을(를) 추가하세요.`, en: `Add "${name}" to query.` }
        : { ko: `혹시 '${only}'을(를) '${name}'(으)로 적으려 했나요?`, en: `Did you mean '${name}' by '${only}'?` },
    fix:
      only === undefined
        ? { kind: 'replace', pointer: '/query', value: { ...query, [name]: {} } }
        : { kind: 'rename', pointer: pointerOf(['query', only]), key: name },
  };
};

const notInPaths = ({ screen }: Page, name: string, known: readonly string[]): Finding => {
  const { only } = suggestName(name, known);
  return {
    code: 'unknown-parameter',
    text: { ko: `'${screen}'의 경로에 {${name}}이(가) 없어요.`, en: `No path of '${screen}' contains {${name}}.` },
    hint:
      only === undefined
        ? {
            ko: '이 값을 지우거나, 주소 뒤의 값이라면 query로 옮기세요.',
            en: 'Remove it, or move a query parameter to query.',
          }
        : { ko: `혹시 '${only}'인가요?`, en: `Did you mean '${only}'?` },
    ...(only === undefined
      ? {}
      : { fix: { kind: 'rename', pointer: pointerOf(['params', name]), key: only } as const }),
  };
};

const notDeclared = ({ screen, query = {} }: Page, name: string, path: Path): Finding => {
  const { hint, only } = suggestName(name, Object.keys(query));
  return {
    code: 'unknown-parameter',
    text: {
      ko: `'${screen}' 화면은 '${name}' 값을 받지 않아요.`,
      en: `'${screen}' does not accept the parameter '${name}'.`,
    },
    hint,
    ...(only === undefined ? {} : { fix: { kind: 'replace', pointer: pointerOf(path), value: only } as const }),
  };
};

const notRead = (value: string, path: Path, values: readonly string[] | undefined): Finding => {
  const { hint, only } = suggestName(value, values ?? []);
  return {
    code: 'value-not-accepted',
    text: {
      ko: `이 페이지의 위젯은 '${quote(value)}' 값을 받지 않아요.`,
      en: `The widgets of the page do not accept '${quote(value)}'.`,
    },
    hint,
    ...(only === undefined ? {} : { fix: { kind: 'replace', pointer: pointerOf(path), value: only } as const }),
  };
};

const notTaken = ({ screen }: Page, name: string, value: string, values: readonly string[] | undefined): Finding => ({
  code: 'value-not-accepted',
  text: {
    ko: `'${screen}' 화면은 주소의 '${name}' 값으로 '${quote(value)}'을(를) 받지 않아요.`,
    en: `'${screen}' does not accept '${quote(value)}' for the parameter '${name}'.`,
  },
  hint: suggestName(value, values ?? []).hint,
});

const otherDefault = (value: string, fallback: string, path: Path): Finding => ({
  code: 'value-not-accepted',
  text: {
    ko: `위젯은 기본값으로 '${quote(value)}'이(가) 아니라 '${quote(fallback)}'을(를) 써요.`,
    en: `The widgets use '${quote(fallback)}' as the default, not '${quote(value)}'.`,
  },
  hint: { ko: `'${quote(fallback)}'(으)로 고치세요.`, en: `Write '${quote(fallback)}'.` },
  fix: { kind: 'replace', pointer: pointerOf([...path, 'default']), value: fallback },
});
