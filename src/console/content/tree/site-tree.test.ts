import { expect, it } from 'vitest';
import { documentTypes } from '#schemas/documents';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '../../api/client.ts';
import type { Docs } from '../../site/documents.ts';
import { namesIn } from '../../site/use-site.tsx';
import { en } from '../../texts/en.ts';
import { ko } from '../../texts/ko.ts';
import { siteTree, titleOf } from './site-tree.ts';

const docs = await docsOf(shippedDocuments);
const called = (key: string, among: Docs = docs): readonly string[] => {
  const doc = among.get(key);
  if (doc === undefined) throw new Error(`There is no ${key}.`);
  return (
    [
      ['ko', ko],
      ['en', en],
    ] as const
  ).map(([language, texts]) => titleOf(doc, { names: namesIn(among), texts, language }));
};
const layout = (id: string, placements: readonly object[] = []): Body => ({
  type: 'layout',
  id,
  v: 1,
  use: 'page',
  placements,
});
const page = (id: string, fields: object): Body => ({
  ...shippedDocuments.find((one) => one.type === 'page'),
  type: 'page',
  id,
  ...fields,
});

it('calls every layout of the site by what it stands around or by the pages that show it, never by its id', () => {
  const layouts = [...docs.values()].filter(({ type }) => type === 'layout');
  expect(layouts.length).toBeGreaterThan(50);
  expect(layouts.filter(({ key, id }) => called(key).some((name) => name.includes(id)))).toEqual([]);
});

it('has a name for every document type in both languages', () => {
  expect(
    documentTypes.filter((type) => en.types[type] === undefined || !/\p{Script=Hangul}/u.test(ko.types[type] ?? '')),
  ).toEqual([]);
});

it('calls every map, path network, facility, show and opening by words, never by its id', () => {
  const park = [...docs.values()].filter(({ type }) =>
    ['park-map', 'path-graph', 'facility', 'show', 'opening'].includes(type),
  );
  expect(new Set(park.map(({ type }) => type)).size).toBe(5);
  expect(park.filter(({ key, id }) => called(key).some((name) => name.includes(id)))).toEqual([]);
});

it('calls opening hours by their venue and days', () => {
  expect(called('path-graph/haneul-land')).toEqual(['길 · 하늘랜드', 'Paths · Haneul Land']);
  expect(called('opening/EL-weekend')).toEqual([
    '운영 시간 · 하늘랜드 · 토, 일',
    'Opening hours · Haneul Land · Sat, Sun',
  ]);
  expect(called('opening/EL-2026-11-28')[1]).toBe('Opening hours · Haneul Land · 2026-11-28');
});

it("calls a layout by its one page, by the first of many, by the state that it stands for, and a venue's frame by the venue", () => {
  expect(called('layout/haneul-land-main')).toEqual(['하늘랜드 · 레이아웃', 'Haneul Land · layout']);
  const shared = changed(docs, {
    'layout/spring': layout('spring'),
    'layout/spring-blocked': layout('spring-blocked'),
    'page/PGE_TST_90001': page('PGE_TST_90001', {
      layout: 'spring',
      screen: 'SpringOne',
      flags: {},
      seo: {},
      stateLayouts: { B: 'spring-blocked' },
    }),
    'page/PGE_TST_90002': page('PGE_TST_90002', { layout: 'spring', screen: 'SpringTwo', flags: {}, seo: {} }),
  });
  expect(called('layout/spring', shared)).toEqual(['SpringOne 외 1개 · 레이아웃', 'SpringOne and 1 more · layout']);
  expect(called('layout/spring-blocked', shared)).toEqual([
    'SpringOne (막혔을 때) · 레이아웃',
    'SpringOne, when blocked · layout',
  ]);
  const frame = String(docs.get('venue/EL')?.body?.['frame']);
  expect(called(`layout/${frame}`)[1]).toMatch(/ · frame$/);
});

it('calls a layout that nothing shows by its first words and its id, an empty one by its id', () => {
  const alone = changed(docs, {
    'layout/autumn': layout('autumn', [
      { id: 'head', widget: 'section', v: 1, settings: { title: 'MSG_TXT_QUICK_TODAY' } },
    ]),
    'layout/winter': layout('winter'),
  });
  expect(called('layout/autumn', alone)).toEqual(['오늘의 파크 (autumn) · 레이아웃', 'Park today (autumn) · layout']);
  expect(called('layout/winter', alone)).toEqual(['winter', 'winter']);
});

it('calls a page that is gone, or says nothing of itself, by its id', () => {
  const gone = { type: 'page', id: 'PGE_TST_90003', body: undefined, live: undefined } as const;
  expect(titleOf(gone, { names: namesIn(docs), texts: en, language: 'en' })).toBe('PGE_TST_90003');
});

it("draws the pages of a venue, though its menu's draft holds itself and says what is no entry", () => {
  const menu = String(docs.get('venue/EL')?.body?.['menu']);
  const shown = [...docs.values()]
    .filter(({ type, id }) => type === 'page' && namesIn(docs).venueOf('page', id) === 'EL')
    .map(({ id }) => id);
  const entry = (menuUid: string, parentsMenuUid: string, pageId?: string) => ({
    menuUid,
    parentsMenuUid,
    menuName: menuUid,
    ...(pageId === undefined ? {} : { pageId }),
  });
  const wrong = changed(docs, {
    [`menu/${menu}`]: {
      type: 'menu',
      id: menu,
      v: 1,
      items: [
        null,
        7,
        {},
        entry('', ''),
        entry('a', '', shown[0]),
        entry('b', 'a'),
        entry('a', 'b', shown[1]),
        entry('', 'a'),
      ] as never,
    },
  });
  const [pages] = siteTree({ docs: wrong, names: namesIn(wrong), texts: en, language: 'en', venue: 'EL' });
  expect(pages?.nodes[0]).toMatchObject({ key: `page/${shown[0] ?? ''}`, children: [] });
  expect(pages?.nodes.at(-1)?.children).toHaveLength(shown.length - 1);
});

it('calls what there is one of by its kind, and what a venue has one of by the venue', () => {
  expect(
    [
      'account-policy/account-policy',
      'analytics/analytics',
      'errors/errors',
      'site/site',
      'push/EL',
      `menu/${String(docs.get('venue/EL')?.body?.['menu'])}`,
    ].map((key) => called(key)),
  ).toEqual([
    ['계정 정책', 'Account policy'],
    ['분석 설정', 'Analytics settings'],
    ['오류 대응 표', 'Error table'],
    ['사이트 설정', 'Site settings'],
    ['푸시 표 · 하늘랜드', 'Push table · Haneul Land'],
    ['메뉴 · 하늘랜드', 'Menu · Haneul Land'],
  ]);
});

it('calls texts by whose they are, what more their id says, and their language', () => {
  expect(['messages/haneul-land-ko', 'messages/haneul-land-en'].map((key) => called(key))).toEqual([
    ['하늘랜드 문구 · 한국어', 'Haneul Land texts · Korean'],
    ['하늘랜드 문구 · 영어', 'Haneul Land texts · English'],
  ]);
  const more = changed(docs, {
    'messages/haneul-land-summer-ko': { type: 'messages', id: 'haneul-land-summer-ko', v: 1, locale: 'ko', texts: {} },
    'messages/odd': { type: 'messages', id: 'odd', v: 1, texts: {} },
  });
  expect([called('messages/haneul-land-summer-ko', more), called('messages/odd', more)]).toEqual([
    ['하늘랜드 summer 문구 · 한국어', 'Haneul Land summer texts · Korean'],
    ['odd', 'odd'],
  ]);
});
