import { expect, it } from 'vitest';
import { docsOf } from '#tests/console-docs.ts';
import type { ConsoleProblem } from './console-problem.ts';
import { nextOf } from './use-next-problem.ts';
import { nameOfProblem } from './use-problems.tsx';
import { editorPath } from './editor-path.ts';

const at = (id: string, pointer: string): ConsoleProblem => ({
  code: 'schema-error',
  severity: 'error',
  at: { type: 'page', id, pointer },
  text: { ko: '', en: '' },
  hint: { ko: '', en: '' },
});
const [one, two, three] = [at('a', '/flags'), at('b', '/guards/0'), at('b', '/seo')] as const;
const all = [one, two, three];
const from = (problem: ConsoleProblem | undefined, key: string | undefined) => ({
  name: problem === undefined ? undefined : nameOfProblem(problem),
  key,
});

it.each([
  ['to the first of the document that is open', from(undefined, 'page/b'), 1, two],
  ['back to the last of the document that is open', from(undefined, 'page/b'), -1, three],
  ['to the first of all where the open document has none', from(undefined, 'page/c'), 1, one],
  ['to the last of all, backwards, where no document is open', from(undefined, undefined), -1, three],
  ['on from the one that was gone to', from(two, 'page/b'), 1, three],
  ['round from the last to the first', from(three, 'page/b'), 1, one],
  ['anew where another document was opened meanwhile', from(three, 'page/a'), 1, one],
] as const)('goes %s', (_way, where, step, expected) => {
  expect(nextOf(all, where, step)).toBe(expected);
});

it('goes on from what is wrong twice at one place, of two things or of the same', () => {
  const said = (en: string): ConsoleProblem => ({ ...two, text: { ko: '', en } });
  const twice = [one, said('a'), said('b'), said('b'), three];
  const way = [1, 2, 3, 4].reduce<readonly (ConsoleProblem | undefined)[]>(
    (went) => [...went, nextOf(twice, from(went.at(-1), 'page/b'), 1)],
    [said('a')],
  );
  expect(way.map((problem) => `${problem?.at.pointer} ${problem?.text.en}`)).toEqual([
    '/guards/0 a',
    '/guards/0 b',
    '/seo ',
    '/flags ',
    '/guards/0 a',
  ]);
});

it('goes nowhere when nothing is wrong', () => {
  expect(nextOf([], from(undefined, 'page/a'), 1)).toBeUndefined();
});

it('leads to the screen of a document and to the place in it: menus to their tree, widgets to their settings', async () => {
  const docs = await docsOf([
    { type: 'layout', id: 'plain', placements: [{ id: 'head' }, { id: 'text' }] },
    { type: 'menu', id: 'main' },
    { type: 'page', id: 'a' },
  ]);
  expect(
    [
      'page/a /guards/0',
      'menu/main /items/2/pageId',
      'layout/plain /placements/1/settings/html',
      'layout/plain /use',
    ].map((place) => editorPath(docs, ...(place.split(' ') as [string, string]))),
  ).toEqual([
    '/content/page/a?at=%2Fguards%2F0',
    '/menus/menu/main?at=%2Fitems%2F2%2FpageId',
    '/content/layout/plain/layout?at=%2Fplacements%2F1%2Fsettings%2Fhtml&place=text',
    '/content/layout/plain?at=%2Fuse',
  ]);
});
