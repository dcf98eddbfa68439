import { expect, it } from 'vitest';
import { formatFuzz, type FuzzCase } from './format-fuzz.ts';

const counts = { seed: 7, done: 3, passed: 2, visits: 9, served: 1, ms: 1_000 };
const broken: FuzzCase = {
  law: 'deciding never throws',
  says: 'TypeError: x',
  seed: 8,
  documents: 2,
  folder: 'cases/seed-8',
};
const found =
  'seed 8  violated: deciding never throws.\n    TypeError: x\n    2 documents reproduce it: qa fuzz --replay cases/seed-8';
const tried = '3 sites tried (2 that pass the check, 1 of them served), 9 visits, 1 s, seed 7:';

it.each([
  ['nothing', [], [], `${tried} no violations.`, ''],
  ['a law that is broken', [broken], [], `${found}\n${tried} 1 invariant violated.`, found],
  [
    'what could not be looked at',
    [],
    ['The pages were not checked in a browser: none'],
    `${tried} no violations.\nThe pages were not checked in a browser: none`,
    'The pages were not checked in a browser: none',
  ],
])('reports %s with the number of trials; with --quiet only the result', (_what, cases, unseen, text, alone) => {
  expect(formatFuzz({ cases, counts, unseen, quiet: false })).toBe(text);
  expect(formatFuzz({ cases, counts, unseen, quiet: true })).toBe(alone);
});
