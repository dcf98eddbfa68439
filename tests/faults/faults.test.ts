import { expect, it } from 'vitest';
import { check, compileSite, gateCodes, prepare, problemCodes, readText, walkCodes, walkSite, type Problem } from '#content';
import { expectedOf, faultCodes, faultSite, type Expected, type FaultSite } from '#tests/fault-site.ts';
import { applyFixes } from '../../src/qa/fix/apply-fixes.ts';

const isOfGate = (code: string): boolean => gateCodes.some((one) => one === code);
const problemsOf = async ({ documents, problems }: Pick<FaultSite, 'documents' | 'problems'>, at?: string): Promise<readonly Problem[]> => [
  ...problems, ...check(await prepare(documents), { advice: true, ...(at === undefined ? {} : { now: Date.parse(at) }) }),
];
const soundAt = '2026-11-22T00:00:00+09:00';
const walked = async ({ documents }: FaultSite, at = soundAt): Promise<readonly Problem[]> => {
  const prepared = await prepare(documents);
  return walkSite(prepared, compileSite(prepared, { number: 1, hash: 'fault' }, { sandbox: false }), { from: Date.parse(at) }).problems;
};
const shown = ({ code, severity, at: { file, line, column, pointer }, text, hint, fix, way }: Problem): Expected & { readonly code: string } => ({
  code, severity, ...(file === undefined ? {} : { place: `${file}:${line}:${column}` }), pointer, text, hint, ...(fix === undefined ? {} : { fix }), ...(way === undefined ? {} : { way: { as: way.as, steps: way.steps } }),
});

it('finds nothing in the sound site, not even a note, at any time and in any view', async () => {
  expect(await problemsOf(faultSite(), soundAt)).toEqual([]);
  expect(await walked(faultSite())).toEqual([]);
});

it('has an example of every code, and of no code that there is not', () => {
  expect(faultCodes()).toEqual(problemCodes.toSorted());
});

it.each(gateCodes)('finds %s at its place, and nothing else', async (code) => {
  const { at, ...expected } = expectedOf(code);
  expect((await problemsOf(faultSite(code), at)).map(shown)).toEqual([{ code, ...expected }]);
});

it.each(walkCodes)('finds %s in the views that it shows in, at its place, and nothing else', async (code) => {
  const { at, alsoOfDocuments = [], ...expected } = expectedOf(code);
  const site = faultSite(code);
  expect((await walked(site, at)).map(shown)).toEqual([{ code, ...expected }]);
  expect((await problemsOf(site)).map((one) => one.code)).toEqual(alsoOfDocuments);
});

const said = (code: string): readonly boolean[] => {
  const { text, hint } = expectedOf(code);
  return [/[가-힣]/.test(text.ko), /[가-힣]/.test(hint.ko), /^[A-Za-z0-9'].*[.?…]( |$)/s.test(text.en), /^[A-Z].*[.?…)]$/s.test(hint.en)];
};

it.each(problemCodes)('says of %s in Korean and in English what is wrong and what to do', (code) => {
  expect(said(code)).toEqual([true, true, true, true]);
});

it.each(faultCodes().filter((code) => isOfGate(code) && expectedOf(code).fix !== undefined))('is clean once %s is mended by its one remedy', async (code) => {
  const site = faultSite(code);
  const { texts } = applyFixes(await problemsOf(site), site);
  const read = [...new Map([...site.texts, ...texts])].map(([file, text]) => readText(text, file));
  expect(await problemsOf({ documents: read.flatMap(({ documents }) => documents), problems: read.flatMap(({ problems }) => problems) })).toEqual([]);
});
