import { expect, it } from 'vitest';
import { formatSheet } from './format-sheet.ts';

const sum = { out: 'sheet', pages: 2, views: 4, drawn: 1 };
const looked = '2 pages, 4 views, 1 picture drawn: sheet/index.html';

it.each([
  ['a first sheet', undefined, 0, looked, ''],
  [
    'a sheet on which nothing differs',
    ['same', 'same'],
    0,
    `${looked}\nSince the last sheet: 0 new, 0 changed, 0 gone, 2 the same.`,
    '',
  ],
  [
    'a sheet with changes',
    ['changed', 'gone', 'same'],
    1,
    `${looked}\nSince the last sheet: 0 new, 1 changed, 1 gone, 1 the same.`,
    'Since the last sheet: 0 new, 1 changed, 1 gone, 1 the same.',
  ],
] as const)('reports of %s what it shows; with --quiet only differences', (_what, status, code, text, alone) => {
  expect(formatSheet({ ...sum, status, quiet: false })).toEqual({ code, text });
  expect(formatSheet({ ...sum, status, quiet: true })).toEqual({ code, text: alone });
});
