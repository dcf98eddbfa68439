import { describe, expect, it } from 'vitest';
import { check, prepare, type Prepared, type RawDocument } from '#content';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { UsedBy, type Used } from './used-by.ts';
import { usersOf } from './used-by/tell-users.ts';

const raws: readonly RawDocument[] = shippedDocuments.map((body) => ({ type: body.type, id: body.id, body }));
const shipped = new UsedBy();
shipped.take(raws);

const byEverybody = (documents: readonly RawDocument[]): ReadonlyMap<string, readonly string[]> => {
  const all = new UsedBy();
  all.take(documents);
  return new Map(
    documents.map(({ type, id }) => [
      `${type}/${id}`,
      all.usersOf({ type, id }).map((user) => `${user.type}/${user.id}${user.pointer}`),
    ]),
  );
};

const placesOf = (used: Used): readonly string[] =>
  shipped.usersOf(used).map(({ type, id, pointer }) => `${type}/${id}${pointer}`);

/** Every string of a document with its pointer, whatever field it stands in. */
function* stringsIn(value: unknown, pointer: string): Generator<readonly [text: string, pointer: string]> {
  if (typeof value === 'string') yield [value, pointer];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* stringsIn(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

it('finds every place of every text, as reading all strings of all documents does', () => {
  const keys = new Set(
    raws.flatMap(({ type, body }) => (type === 'messages' ? Object.keys(body['texts'] as object) : [])),
  );
  const read = new Map<string, string[]>([...keys].map((key) => [key, []]));
  for (const { type, id, body } of raws) {
    for (const [text, pointer] of type === 'messages' ? [] : stringsIn(body, ''))
      for (const key of text.includes('//') && !text.includes('://') ? text.split('//') : [text])
        read.get(key)?.push(`${type}/${id}${pointer}`);
  }
  expect(keys.size).toBeGreaterThan(2000);
  expect(
    [...keys].filter(
      (key) => placesOf({ type: 'text', id: key }).toSorted().join() !== read.get(key)?.toSorted().join(),
    ),
  ).toEqual([]);
});

describe('what the gate misses when a document is gone, "used in" had named', () => {
  let before: Prepared | undefined;
  it.each([
    'layout',
    'guard',
    'link',
    'menu',
    'theme',
    'data-service',
    'operation',
    'validation-rule',
    'code-list',
    'page',
    'venue',
    'facility',
  ])('%s', async (type) => {
    before ??= await prepare(raws);
    const most = raws
      .filter((one) => one.type === type)
      .toSorted((one, two) => placesOf(two).length - placesOf(one).length)[0];
    const found = check(
      await prepare(
        raws.filter((one) => one !== most),
        before.kept,
      ),
    ).filter(
      ({ code, at }) =>
        ['dangling-reference', 'unknown-guard', 'menu-page-missing', 'missing-document'].includes(code) &&
        `${at.type}/${at.id}` !== `${type}/${most?.id}`,
    );
    const named = new Set(placesOf(most ?? { type, id: '' }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ at }) => `${at.type}/${at.id}${at.pointer}`).filter((place) => !named.has(place))).toEqual([]);
  });
});

const page = (id: string, screen: string, path: string) => ({
  type: 'page',
  id,
  screen,
  paths: [path],
  venue: 'EL',
  guards: [],
  layout: 'l',
  dataServiceList: [],
  messageList: [],
  flags: {},
  seo: {},
});
const site: readonly RawDocument[] = [
  { type: 'venue', id: 'EL', slug: 'land', name: 'venue.name', targets: { MAP: 'Map' } },
  { ...page('PGE_TST_00001', 'Map', '/map'), redirects: ['/old-map'] },
  page('PGE_TST_00002', 'Show', '/show/{id}'),
  { type: 'messages', id: 'ko', locale: 'ko', texts: { 'menu.all': '전체', 'menu.map': '지도', 'venue.name': '하늘' } },
  { type: 'messages', id: 'en', locale: 'en', texts: { 'menu.all': 'All', 'menu.map': 'Map', 'venue.name': 'Sky' } },
  {
    type: 'menu',
    id: 'land',
    items: [
      { menuUid: 'a', parentsMenuUid: '', menuName: 'menu.all' },
      { menuUid: 'b', parentsMenuUid: 'a', menuName: 'menu.map', pageId: 'PGE_TST_00001' },
    ],
  },
  {
    type: 'banner',
    id: 'b1',
    bannerSubject: { ko: '축제', en: 'Festival' },
    action: { action: 'link', linkUrl: '/land/map?from=banner' },
  },
  {
    type: 'notice',
    id: 'n1',
    title: { ko: '공지', en: 'News' },
    body: {
      ko: `<p><a href="/land/show/7">가기</a> <button value='{"action":"move","pageNm":"Map"}'>지도</button> <img src="/pictures/0ab1/640.webp"></p>`,
      en: '',
    },
  },
  {
    type: 'deep-links',
    id: 'EL',
    pages: { Stage: { pageNm: 'Show' }, other: { pageNm: 'Map', codes: [{ starts: ['S'], page: 'stage' }] } },
  },
  { type: 'deep-links', id: 'CB', pages: { stage: { pageNm: 'Elsewhere' } } },
  { type: 'link', id: 'LNK1', linkName: 'menu.map', linkUrl: '/land/old-map' },
  { type: 'push', id: 'EL', types: { SHOW: { page: 'stage' } }, other: 'Other' },
  { type: 'board', id: 'x', art: 'PIC1', action: { action: 'nav', target: 'EL_MAP' } },
  { type: 'picture', id: 'PIC1', hash: '0ab1' },
].map((body) => ({ type: body.type, id: body.id, body }));

it.each<readonly [what: string, used: Used, places: readonly string[]]>([
  [
    'a page by its id, its screen in an action of CMS text, its path in a banner, a path that only leads on to it, and a deep link with the push behind it',
    { type: 'page', id: 'PGE_TST_00001' },
    [
      'link/LNK1/linkUrl',
      'menu/land/items/1/pageId',
      'venue/EL/targets/MAP',
      'notice/n1/body/ko',
      'deep-links/EL/pages/other/pageNm',
      'push/EL/other',
      'banner/b1/action/linkUrl',
    ],
  ],
  [
    'a page by an address with a value in it',
    { type: 'page', id: 'PGE_TST_00002' },
    [
      'deep-links/EL/pages/Stage/pageNm',
      'deep-links/EL/pages/other/codes/0/page',
      'push/EL/types/SHOW/page',
      'notice/n1/body/ko',
    ],
  ],
  [
    'a picture by its name and by its address in CMS text',
    { type: 'picture', id: 'PIC1' },
    ['notice/n1/body/ko', 'board/x/art'],
  ],
  [
    'a table of deep links by the pushes of its venue',
    { type: 'deep-links', id: 'EL' },
    ['push/EL/types/SHOW/page', 'push/EL/other'],
  ],
  [
    'a table of deep links by nobody where another venue has the same name in its own',
    { type: 'deep-links', id: 'CB' },
    [],
  ],
  ['a text by its key', { type: 'text', id: 'menu.map' }, ['link/LNK1/linkName', 'menu/land/items/1/menuName']],
])('finds %s', (_, used, places) => {
  expect(
    usersOf(site, used)
      .map(({ type, id, pointer }) => `${type}/${id}${pointer}`)
      .toSorted(),
  ).toEqual(places.toSorted());
});

it('names a place as an operator calls it, in both languages', () => {
  const [entry] = usersOf(site, { type: 'page', id: 'PGE_TST_00001' });
  expect(entry?.text).toEqual({ ko: '하늘 메뉴, “전체 › 지도”', en: 'The menu of Sky, “All › Map”' });
});

it('after edits knows what a fresh look at all documents would', () => {
  const followed = new UsedBy();
  followed.take(raws);
  const edited = raws.flatMap((one, index) =>
    index % 40 === 0
      ? []
      : index % 40 === 1
        ? [{ ...one, body: { ...one.body, guards: ['login'], layout: 'x' } }]
        : [one],
  );
  followed.take(edited);
  followed.take(raws);
  followed.take(edited);
  expect(
    new Map(
      edited.map(({ type, id }) => [
        `${type}/${id}`,
        followed
          .usersOf({ type, id })
          .map((user) => `${user.type}/${user.id}${user.pointer}`)
          .toSorted(),
      ]),
    ),
  ).toEqual(new Map([...byEverybody(edited)].map(([key, places]) => [key, places.toSorted()])));
});

it('reads documents that are not sound', () => {
  const broken: readonly RawDocument[] = [
    { type: 'page', id: 'p', body: { guards: 7, paths: 'x', venue: {}, seo: null } },
    { type: 'menu', id: 'm', body: { items: [null, 'x', { action: { action: 'move', pageNm: 3 } }] } },
    {
      type: 'layout',
      id: 'l',
      body: { placements: [{ widget: 'form', settings: { schema: 5 } }, { widget: 'nobody' }, null] },
    },
    { type: 'what', id: 'w', body: {} },
    { type: 'notice', id: 'n', body: { body: { ko: '<a value="{" href="//x">' } } },
  ];
  expect(broken.flatMap(({ type, id }) => usersOf(broken, { type, id }))).toEqual([]);
});
