import { expect, it } from 'vitest';
import { check, gateCodes, prepare, readText, walkCodes, type Problem } from '#content';
import { expectedOf, faultCodes, faultSite, type Expected, type FaultSite } from '#tests/fault-site.ts';
import { mend } from '../../src/qa/fix/mend.ts';

const isOfGate = (code: string): boolean => gateCodes.some((one) => one === code);
const problemsOf = async ({ documents, problems }: Pick<FaultSite, 'documents' | 'problems'>, at?: string): Promise<readonly Problem[]> => [
  ...problems, ...check(await prepare(documents), { advice: true, ...(at === undefined ? {} : { now: Date.parse(at) }) }),
];
const shown = ({ code, severity, at: { file, line, column, pointer }, text, hint, fix }: Problem): Expected & { readonly code: string } => ({
  code, severity, ...(file === undefined ? {} : { place: `${file}:${line}:${column}` }), pointer, text, hint, ...(fix === undefined ? {} : { fix }),
});

it('finds nothing in the sound site, not even a note, at any time', async () => {
  expect(await problemsOf(faultSite(), '2026-11-22T00:00:00+09:00')).toEqual([]);
});

it('has an example of every code of the gate, and of no code that there is not', () => {
  const codes = faultCodes();
  expect(gateCodes.filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => !isOfGate(code) && !walkCodes.some((one) => one === code))).toEqual([]);
});

it.each(faultCodes().filter(isOfGate))('finds %s at its place, and nothing else', async (code) => {
  const { at, ...expected } = expectedOf(code);
  expect((await problemsOf(faultSite(code), at)).map(shown)).toEqual([{ code, ...expected }]);
});

it.each(faultCodes())('says of %s in Korean and in English what is wrong and what to do', (code) => {
  const { text, hint } = expectedOf(code);
  expect([text.ko, hint.ko].map((words) => /[가-힣]/.test(words))).toEqual([true, true]);
  expect([text.en, hint.en].map((words) => /[A-Za-z].*[.?…]$/.test(words))).toEqual([true, true]);
});

it.each(faultCodes().filter((code) => isOfGate(code) && expectedOf(code).fix !== undefined))('is clean once %s is mended by its one remedy', async (code) => {
  const site = faultSite(code);
  const { texts } = mend(await problemsOf(site), site);
  const read = [...new Map([...site.texts, ...texts])].map(([file, text]) => readText(text, file));
  expect(await problemsOf({ documents: read.flatMap(({ documents }) => documents), problems: read.flatMap(({ problems }) => problems) })).toEqual([]);
});
