import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDescriptions } from '../../src/content/check/code-descriptions/index.ts';
import type { CodeDescription } from '../../src/content/check/code-descriptions/code-description.ts';
import { crawlCodes, gateCodes, walkCodes, type Problem, type ProblemCode } from '../../src/content/check/problem.ts';
import type { GeneratedFiles } from '../generate.ts';

const EXAMPLES = 'tests/faults';
const PAGE = 'docs/faults.md';

type Said = Pick<Problem, 'severity' | 'text' | 'hint' | 'fix'> & { readonly place?: string; readonly page?: string; readonly way?: Pick<NonNullable<Problem['way']>, 'as' | 'steps'> };

/** A page that lists every code with what it means, what to do, and the example that tests find it by. */
export function generate(root: string): GeneratedFiles {
  if (!existsSync(join(root, EXAMPLES))) return {};
  const index = [...gateCodes, ...walkCodes, ...crawlCodes].map((code) => `| [\`${code}\`](#${code}) | ${codeDescriptions[code].meaning.en} | ${codeDescriptions[code].meaning.ko} |`);
  const text = `<!-- Written by scripts/generate.ts. -->
# What QA finds · QA가 찾아내는 문제

Every problem has a stable code. An **error** stops a release; a **warning** does not, but somebody will notice; a **note** only tells.
\`npm run -s qa -- validate\` looks at the documents, \`npm run -s qa -- simulate\` at every page as every visitor, \`npm run -s qa -- crawl\` at the
site that runs. The examples stand in \`${EXAMPLES}/\`: what is laid over a sound site (\`fault.json\`), over what runs alone (\`running.json\`) or
happens in a page (\`planted.js\`), and what is said of it.

문제마다 바뀌지 않는 코드가 있어요. **오류**는 발행을 막고, **경고**는 막지 않지만 누군가 알아차리며, **참고**는 알려 주기만 해요.

| code | meaning | 뜻 |
|---|---|---|
${index.join('\n')}

## Of documents · 문서에서 찾는 문제

${gateCodes.map((code) => section(root, code, codeDescriptions[code])).join('\n')}
## Of all views · 모든 화면에서 찾는 문제

${walkCodes.map((code) => section(root, code, codeDescriptions[code])).join('\n')}
## Of the running site · 실행 중인 사이트에서 찾는 문제

${crawlCodes.map((code) => section(root, code, codeDescriptions[code])).join('\n')}`;
  return { [PAGE]: text };
}

function section(root: string, code: ProblemCode, { meaning, fix: remedy }: CodeDescription): string {
  return [
    `### ${code}`,
    '',
    `${meaning.en} ${remedy.en}`,
    '',
    `${meaning.ko} ${remedy.ko}`,
    '',
    ...exampleOf(root, code),
  ].join('\n');
}

function exampleOf(root: string, code: ProblemCode): string[] {
  const folder = join(root, EXAMPLES, code);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file !== 'expected.json').toSorted();
  // Proven by the test of the examples.
  const { severity, place, page, text, hint, fix, way } = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Said;
  const shown = files.flatMap((file) => [...(files.length > 1 ? [`\`${file}\`:`, ''] : []), `\`\`\`${file.endsWith('.js') ? 'js' : 'json'}`, cut(readFileSync(join(folder, file), 'utf8').trimEnd()), '```', '']);
  const steps = way?.steps.map(({ to, by }) => (by === '' ? to : `press '${by}' → ${to}`)).join(', ');
  return [
    ...shown,
    '```', `${place ?? page ?? ''}  ${code}${severity === 'error' ? '' : ` (${severity})`}  ${text.en}`.trimStart(), `    ${hint.en}`, `    ${text.ko} ${hint.ko}`,
    ...(steps === undefined ? [] : [`    To see it: ${steps}, as ${way?.as}`]), '```', '',
    ...(fix === undefined ? [] : ['`--fix` mends it. · `--fix`로 고칠 수 있어요.', '']),
  ];
}

const MOST_LINES = 40;

/** A long example is shown by its beginning. */
function cut(text: string): string {
  const lines = text.split('\n');
  return lines.length <= MOST_LINES ? text : [...lines.slice(0, MOST_LINES), '…'].join('\n');
}
