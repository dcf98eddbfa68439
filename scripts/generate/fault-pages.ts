import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meanings, type Meaning } from '../../src/content/check/meanings/index.ts';
import { gateCodes, walkCodes, type Problem, type ProblemCode } from '../../src/content/check/problem.ts';
import type { GeneratedFiles } from '../generate.ts';

const EXAMPLES = 'tests/faults';
const PAGE = 'docs/faults.md';

type Said = Pick<Problem, 'severity' | 'text' | 'hint' | 'fix'> & { readonly place?: string; readonly at?: string };

/** A page that lists every code with what it means, what to do, and the example that tests find it by. */
export function generate(root: string): GeneratedFiles {
  if (!existsSync(join(root, EXAMPLES))) return {};
  const index = [...gateCodes, ...walkCodes].map((code) => `| [\`${code}\`](#${code}) | ${meanings[code].meaning.en} | ${meanings[code].meaning.ko} |`);
  const text = `<!-- Written by scripts/generate.ts. -->
# What QA finds · QA가 찾아내는 문제

Every problem has a stable code. An **error** stops a release; a **warning** does not, but somebody will notice; a **note** only tells.
\`npm run -s qa -- validate\` looks at the documents, \`npm run -s qa -- simulate\` at every page as every visitor. The examples stand in
\`${EXAMPLES}/\`: what is laid over a sound site, and what is said of it.

문제마다 바뀌지 않는 코드가 있어요. **오류**는 발행을 막고, **경고**는 막지 않지만 누군가 알아차리며, **참고**는 알려 주기만 해요.

| code | meaning | 뜻 |
|---|---|---|
${index.join('\n')}

## Of documents · 문서에서 찾는 문제

${gateCodes.map((code) => section(root, code, meanings[code])).join('\n')}
## Of all views · 모든 화면에서 찾는 문제

${walkCodes.map((code) => section(root, code, meanings[code])).join('\n')}`;
  return { [PAGE]: text };
}

function section(root: string, code: ProblemCode, { meaning, remedy }: Meaning): string {
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
  const [name = '', ...more] = readdirSync(folder).filter((file) => file !== 'expected.json').toSorted();
  // Proven by the test of the examples.
  const { severity, place, text, hint, fix } = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Said;
  const shown = [name, ...more].map((file) => cut(readFileSync(join(folder, file), 'utf8').trimEnd())).join('\n');
  return [
    '```json', shown, '```', '',
    '```', `${place ?? ''}  ${code}${severity === 'error' ? '' : ` (${severity})`}  ${text.en}`.trimStart(), `    ${hint.en}`, `    ${text.ko} ${hint.ko}`, '```', '',
    ...(fix === undefined ? [] : ['`--fix` mends it. · `--fix`로 고칠 수 있어요.', '']),
  ];
}

const MOST_LINES = 40;

/** A long example is shown by its beginning. */
function cut(text: string): string {
  const lines = text.split('\n');
  return lines.length <= MOST_LINES ? text : [...lines.slice(0, MOST_LINES), '…'].join('\n');
}
