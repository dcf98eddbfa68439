import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { FactTest } from '#schemas/parts/condition/schema';
import type { MenuItem } from '#schemas/documents/menu/schema';
import type { Body } from '../api/client.ts';
import { Names } from '../../content/diff/names.ts';
import { textsNow } from '../messages/texts.ts';
import type { Docs } from '../site/documents.ts';
import { entriesOf, faultOf, viewsOf } from './entry-view.ts';
import { otherUsers, rename } from './rename.ts';
import { visibilityOf, settingsFor } from './visibility.ts';

const item = (settings: Partial<MenuItem> = {}): MenuItem => ({
  menuUid: 'a',
  parentsMenuUid: '',
  menuLevel: 0,
  menuName: 'NAME',
  ...settings,
});
const site = (items: readonly MenuItem[], more: readonly Body[] = []): readonly Body[] => [
  { type: 'menu', id: 'main', v: 1, footerMenus: 1, items },
  { type: 'messages', id: 'ko', v: 1, locale: 'ko', texts: { NAME: '이름' } },
  { type: 'messages', id: 'en', v: 1, locale: 'en', texts: { NAME: 'Name' } },
  ...more,
];
const namesOf = (docs: Docs): Names =>
  new Names([...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }])));
const menuIn = (docs: Docs): Body => docs.get('menu/main')?.body ?? { type: 'menu', id: 'none' };
const viewsIn = (docs: Docs) =>
  viewsOf({ body: menuIn(docs), live: docs.get('menu/main')?.live, docs, names: namesOf(docs), language: 'en' });

describe('the visibility of an entry', () => {
  const login: FactTest = { fact: 'login', is: [true] };
  const app: FactTest = { fact: 'platform', is: ['APP'] };
  it.each([
    [{}, { ko: true, en: true, app: true, web: true, who: 'all', hasOtherConditions: false, isCustom: false }],
    [{ hiddenIn: ['en' as const] }, { ko: true, en: false }],
    [{ when: [[app, login]] }, { app: true, web: false, who: 'member', isCustom: false }],
    [{ when: [[app], [login]] }, { app: true, web: true, isCustom: true }],
    [{ when: [[{ fact: 'tester' as const, is: [true] }]] }, { who: 'all', hasOtherConditions: true, isCustom: false }],
    [{ when: [[{ fact: 'platform' as const, is: ['WEB_PC' as const] }]] }, { app: false, web: true, isCustom: true }],
  ])('of %j is shown as switches', (settings, seen) => expect(visibilityOf(settings)).toMatchObject(seen));

  it('follows the switches and keeps other conditions', () => {
    const switches = fc.record({
      ko: fc.boolean(),
      en: fc.boolean(),
      app: fc.boolean(),
      web: fc.boolean(),
      who: fc.constantFrom('all' as const, 'guest' as const, 'member' as const),
    });
    const more = fc.constantFrom<MenuItem['when']>(
      undefined,
      [[{ fact: 'tester', is: [true] }]],
      [
        [login, app],
        [{ fact: 'tester', is: [true] }, login, app],
      ],
    );
    fc.assert(
      fc.property(switches, more, (wanted, when) => {
        const { when: after, hiddenIn } = settingsFor(when === undefined ? {} : { when }, wanted);
        const seen = visibilityOf({
          ...(after === undefined ? {} : { when: after }),
          ...(hiddenIn === undefined ? {} : { hiddenIn }),
        });
        const isSeen = wanted.app || wanted.web;
        expect({ ko: seen.ko, en: seen.en, app: seen.app, web: seen.web }).toEqual({
          ko: wanted.ko,
          en: wanted.en,
          app: wanted.app && isSeen,
          web: wanted.web && isSeen,
        });
        expect(JSON.stringify(after ?? '').includes('tester')).toBe(JSON.stringify(when ?? '').includes('tester'));
        expect(isSeen ? seen.who : wanted.who).toBe(wanted.who);
      }),
    );
  });
  it('changes no condition when only a language is switched', () => {
    const own = { when: [[app], [login]] };
    expect(settingsFor(own, { en: false })).toEqual({ hiddenIn: ['en'], when: own.when });
  });
});

describe('the rows of a menu', () => {
  it('show every entry of every shipped menu, each once', async () => {
    const docs = await docsOf(shippedDocuments);
    const names = namesOf(docs);
    const menus = [...docs.values()].filter(({ type }) => type === 'menu');
    const shown = menus.map(({ body }) =>
      body === undefined ? [] : viewsOf({ body, live: body, docs, names, language: 'ko' }).map(({ uid }) => uid),
    );
    expect(shown.map((uids) => uids.toSorted())).toEqual(
      menus.map(({ body }) =>
        entriesOf(body)
          ?.map(({ menuUid }) => menuUid)
          .toSorted(),
      ),
    );
    expect(shown.length).toBeGreaterThan(3);
  });
  it('show the live name, new entries and the collapsed groups at the end', async () => {
    const before = await docsOf(site([item(), item({ menuUid: 'b' })]));
    const renamed = changed(before, rename(before, menuIn(before), 'a', { ko: '새 이름', en: 'New name' }, true));
    const docs = changed(renamed, {
      'menu/main': { ...menuIn(renamed), items: [...(entriesOf(menuIn(renamed)) ?? []), item({ menuUid: 'c' })] },
    });
    expect(viewsIn(docs).map(({ uid, name, was, isNew, isFolded }) => [uid, name.en, was.en, isNew, isFolded])).toEqual(
      [
        ['a', 'New name', 'Name', false, false],
        ['b', 'Name', undefined, false, false],
        ['c', 'Name', undefined, true, true],
      ],
    );
  });
  it.each([
    ['a missing page', item({ pageId: 'PGE_NON_00001' }), 'gone'],
    ['a missing link', item({ linkId: 'LNK_NON_00001' }), 'gone'],
    ['a blocked page', item({ pageId: 'PGE_AAA_00001' }), 'blocked'],
    ['a blocked page, hidden from everybody', item({ pageId: 'PGE_AAA_00001', hiddenIn: ['ko', 'en'] }), undefined],
    ['a missing group', item({ menuLevel: 1, parentsMenuUid: 'gone' }), 'lost'],
  ] as const)('report an entry that links to %s', async (_, entry, fault) => {
    const docs = await docsOf(
      site([entry], [{ type: 'page', id: 'PGE_AAA_00001', pageInfo: { pageStatusCode: 'B' }, flags: {} }]),
    );
    expect(viewsIn(docs).map(faultOf)).toEqual([fault]);
  });
  it('are none for a draft that is not a valid menu', () =>
    expect(entriesOf({ type: 'menu', id: 'x', items: [{ menuUid: 1 }] })).toBeUndefined());
});

describe('renaming an entry', () => {
  const page: Body = { type: 'page', id: 'PGE_AAA_00001', flags: { title: 'NAME' } };
  it('writes both languages in one step and changes the text wherever it is used', async () => {
    const docs = await docsOf(site([item()], [page]));
    const after = changed(docs, rename(docs, menuIn(docs), 'a', { ko: ' 새 이름', en: 'New name ' }, false));
    expect(textsNow(after).get('NAME')).toMatchObject({ ko: '새 이름', en: 'New name' });
    expect(entriesOf(menuIn(after))).toEqual([item()]);
  });
  it.each([
    [
      'a language without a text, which shows the other',
      { NAME: '이름' },
      {},
      { ko: '새 이름', en: '이름' },
      { ko: '새 이름', en: undefined },
    ],
    [
      'a language that was left empty',
      { NAME: '이름' },
      { NAME: 'Name' },
      { ko: '새 이름', en: ' ' },
      { ko: '새 이름', en: 'Name' },
    ],
  ])('writes nothing into %s', async (_, korean, english, typed, expected) => {
    const menu: Body = { type: 'menu', id: 'main', v: 1, items: [item()] };
    const docs = await docsOf([
      menu,
      { type: 'messages', id: 'ko', v: 1, locale: 'ko', texts: korean },
      { type: 'messages', id: 'en', v: 1, locale: 'en', texts: english },
    ]);
    for (const isOnlyHere of [false, true])
      expect(
        textsNow(changed(docs, rename(docs, menu, 'a', typed, isOnlyHere))).get(isOnlyHere ? 'NAME_A' : 'NAME'),
      ).toMatchObject(expected);
  });
  it('gives the entry a text of its own with “only here”, and the others keep theirs', async () => {
    const before = await docsOf(site([item(), item({ menuUid: 'b' })], [page]));
    expect(otherUsers(before, menuIn(before), 'a')).toEqual({ docs: ['menu/main', 'page/PGE_AAA_00001'], venues: [] });
    const docs = changed(before, rename(before, menuIn(before), 'a', { ko: '새 이름', en: 'New name' }, true));
    expect(entriesOf(menuIn(docs))?.map(({ menuName }) => menuName)).toEqual(['NAME_A', 'NAME']);
    expect([textsNow(docs).get('NAME_A')?.en, textsNow(docs).get('NAME')?.en]).toEqual(['New name', 'Name']);
    expect(otherUsers(docs, menuIn(docs), 'a')).toEqual({ docs: [], venues: [] });
  });
});
