import { expect, it } from 'vitest';
import { diffDocuments } from '../../content/diff/index.ts';
import { Names } from '../../content/diff/names.ts';
import { documentsOf, fieldsOfChange, fieldsOfDocument, sayField } from './fields.ts';
import { sidesOf, whichOf, type Documents } from './states.ts';

const menu = (...items: readonly object[]) => ({ type: 'menu', id: 'm', v: 1, footerMenus: 0, items });
const [a, b] = [
  { menuUid: 'a', parentsMenuUid: '', menuLevel: 0, menuName: 'A' },
  { menuUid: 'b', parentsMenuUid: '', menuLevel: 0, menuName: 'B' },
];
const link = { type: 'link', id: 'L', v: 1, linkName: 'L', linkUrl: 'https://example.com', newWindow: true };
const site = (...bodies: readonly { readonly type: string; readonly id: string }[]): Documents =>
  new Map(bodies.map((body) => [`${body.type}/${body.id}`, { type: body.type, id: body.id, body: { ...body } }]));

it('knows which states the server can draw', () => {
  expect(['live', 'drafts', '17', 'rev:abc', 'tomorrow'].map(whichOf)).toEqual([
    'live',
    'drafts',
    17,
    undefined,
    undefined,
  ]);
});

it('compares one document alone, whatever else differs between two states', () => {
  const [one, two] = sidesOf(site(menu(a), link), site(menu(a, b)), 'menu/m');
  expect(diffDocuments(one.values(), two.values()).map(({ type, kind }) => [type, kind])).toEqual([['menu', 'added']]);
  const [without] = sidesOf(site(), site(link), 'link/L');
  expect(without.size).toBe(0);
});

it('finds the fields of one change and no other, in both directions, and says what they are', () => {
  const [before, after] = [site(menu(a, { ...b, hiddenIn: ['en'] })), site(menu({ ...a, icon: 'bell' }, b))];
  const changes = diffDocuments(before.values(), after.values());
  const fields = changes.map((change) => fieldsOfChange(change, before, after));
  expect(changes.map(documentsOf)).toEqual(changes.map(() => ['menu/m']));
  expect(fields.flat().length).toBe(fieldsOfDocument('menu/m', before, after).length);
  const names = new Names(after.values());
  const said = fields.flat().map(({ key, delta }) =>
    sayField(delta, {
      type: 'menu',
      before: before.get(key)?.body,
      after: after.get(key)?.body,
      names,
      language: 'en',
      moved: String,
    }),
  );
  expect(
    said.map(({ was, is }) => `${was === undefined ? 'came' : 'was'} ${is === undefined ? 'went' : 'is'}`),
  ).toEqual(expect.arrayContaining(['came is', 'was went']));
});

it('knows no fields of a document that came or went as a whole', () => {
  expect([fieldsOfDocument('link/L', site(), site(link)), fieldsOfDocument('link/L', site(link), site())]).toEqual([
    [],
    [],
  ]);
});
