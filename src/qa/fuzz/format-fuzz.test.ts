import { expect, it } from 'vitest';
import { formatFuzz, type FuzzCase } from './format-fuzz.ts';

const counts = { seed: 7, done: 3, passed: 2, visits: 9, served: 1, ms: 1_000 };
const broken: FuzzCase = { law: 'deciding never throws', says: 'TypeError: x', seed: 8, documents: 2, folder: 'cases/seed-8' };
const found = 'seed 8  broken: deciding never throws.\n    TypeError: x\n    2 documents show it: qa fuzz --replay cases/seed-8';
const tried = '3 sites tried (2 that the gate lets pass, 1 of them served), 9 visits, 1 s, seed 7:';

it.each([
  ['nothing', [], [], `${tried} nothing broken.`, ''],
  ['a law that is broken', [broken], [], `${found}\n${tried} 1 law broken.`, found],
  ['what could not be looked at', [], ['No browser looked at the pages: none'], `${tried} nothing broken.\nNo browser looked at the pages: none`, 'No browser looked at the pages: none'],
])('says %s with how much was tried; quiet, that alone', (_what, cases, unseen, text, alone) => {
  expect(formatFuzz({ cases, counts, unseen, quiet: false })).toBe(text);
  expect(formatFuzz({ cases, counts, unseen, quiet: true })).toBe(alone);
});
