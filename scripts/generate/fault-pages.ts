import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDescriptions } from '../../src/content/check/code-descriptions/index.ts';
import type { CodeDescription } from '../../src/content/check/code-descriptions/code-description.ts';
import { crawlCodes, gateCodes, walkCodes, type Problem, type ProblemCode } from '../../src/content/check/problem.ts';
import type { GeneratedFiles } from '../generate.ts';

const EXAMPLES = 'tests/faults';
const PAGE = 'docs/faults.md';

type ExpectedProblem = Pick<Problem, 'severity' | 'text' | 'hint' | 'fix'> & {
  readonly place?: string;
  readonly page?: string;
  readonly way?: Pick<NonNullable<Problem['way']>, 'as' | 'steps'>;
};

/** Generates a page that lists every code with its meaning, its fix and a tested example. */
export function generate(root: string): GeneratedFiles {
  if (!existsSync(join(root, EXAMPLES))) return {};
  const index = [...gateCodes, ...walkCodes, ...crawlCodes].map(
    (code) =>
      `| [\`${code}\`](#${code}) | ${codeDescriptions[code].meaning.en} | ${codeDescriptions[code].meaning.ko} |`,
  );
  const text = `<!-- Written by scripts/generate.ts. -->
# Problems that QA finds · QA가 찾아내는 문제

Every problem has a stable code. An **error** blocks publishing; a **warning** does not, but visitors will notice it; a **note** is for information.
\`npm run -s qa -- validate\` checks the documents, \`npm run -s qa -- simulate\` checks every page as every visitor, and \`npm run -s qa -- crawl\`
checks the running site. The examples are in \`${EXAMPLES}/\`: each overlays a valid site with a faulty document (\`fault.json\`), changes only the
running site (\`running.json\`) or runs a script in the page (\`planted.js\`). The tests assert the problem shown below it.

문제마다 바뀌지 않는 코드가 있어요. **오류**는 발행을 막고, **경고**는 막지 않지만 누군가 알아차리며, **참고**는 알려 주기만 해요.

| code | meaning | 뜻 |
|---|---|---|
${index.join('\n')}

## In documents · 문서에서 찾는 문제

${gateCodes.map((code) => section(root, code, codeDescriptions[code])).join('\n')}
## In all views · 모든 화면에서 찾는 문제

${walkCodes.map((code) => section(root, code, codeDescriptions[code])).join('\n')}
## On the running site · 실행 중인 사이트에서 찾는 문제

${crawlCodes.map((code) => section(root, code, codeDescriptions[code])).join('\n')}`;
  return { [PAGE]: text };
}

function section(root: string, code: ProblemCode, { meaning, fix }: CodeDescription): string {
  return [
    `### ${code}`,
    '',
    `${meaning.en} ${fix.en}`,
    '',
    `${meaning.ko} ${fix.ko}`,
    '',
    ...exampleOf(root, code),
  ].join('\n');
}

function exampleOf(root: string, code: ProblemCode): string[] {
  const folder = join(root, EXAMPLES, code);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => file !== 'expected.json')
    .toSorted();
  // Proven by the test of the examples.
  const { severity, place, page, text, hint, fix, way } = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  ) as ExpectedProblem;
  const shown = files.flatMap((file) => [
    ...(files.length > 1 ? [`\`${file}\`:`, ''] : []),
    `\`\`\`${file.endsWith('.js') ? 'js' : 'json'}`,
    truncate(readFileSync(join(folder, file), 'utf8').trimEnd()),
    '```',
    '',
  ]);
  const steps = way?.steps.map(({ to, by }) => (by === '' ? to : `press '${by}' → ${to}`)).join(', ');
  return [
    ...shown,
    '```',
    `${place ?? page ?? ''}  ${code}${severity === 'error' ? '' : ` (${severity})`}  ${text.en}`.trimStart(),
    `    ${hint.en}`,
    `    ${text.ko} ${hint.ko}`,
    ...(steps === undefined ? [] : [`    To see it: ${steps}, as ${way?.as}`]),
    '```',
    '',
    ...(fix === undefined ? [] : ['`--fix` fixes it. · `--fix`로 고칠 수 있어요.', '']),
  ];
}

const MAX_LINES = 40;

/** Truncates a long example. */
function truncate(text: string): string {
  const lines = text.split('\n');
  return lines.length <= MAX_LINES ? text : [...lines.slice(0, MAX_LINES), '…'].join('\n');
}
