import { expect, it } from 'vitest';
import { check, prepare } from '#content';
import { layout, page, pick, placement, type Body } from '#tests/sound-site.ts';
import { add, both, linesOf, problemsOf, rawsOf, set, type Change } from '#tests/changed-site.ts';
import { acting, body, detail, guard, links, service, type Typo, testTypos } from '#tests/typos.ts';

const frame = (...placements: unknown[]): Change => set('layout', 'frame', { placements });
const outlet = (more: object = {}) => ({ id: 'outlet', widget: 'outlet', v: 1, settings: {}, ...more });
const list = (settings: object) => ({
  id: 'list',
  widget: 'post-list',
  v: 1,
  settings: { source: 'boards', variant: 'rows', count: 3, texts: { empty: 'site.name' }, ...settings },
});
const boards: Change = add(
  {
    type: 'data-service',
    id: 'DTS_TST_00003',
    v: 1,
    method: 'GET',
    path: '/api/v1/iam/contents/boards',
    state: 'N',
    typeCode: '01',
  },
  {
    type: 'code-list',
    id: 'COD_IAM_BOARD_KIND',
    v: 1,
    items: [{ codeId: 'SHOW', codeName: { ko: '공연', en: 'Shows' } }],
  },
);
const noticePage: Change = both(
  add(service(5, 'contents/notices/{publctId}'), layout('x', [detail])),
  set('page', 'PGE_TST_00006', {
    layout: 'x',
    dataServiceList: [
      {
        dataServiceId: 'DTS_TST_00005',
        dataServiceStateCode: 'N',
        dataServiceTypeCode: '01',
        dataServiceUniformresourcelocator: '/api/v1/iam/contents/notices/{publctId}',
      },
    ],
  }),
);
const toNotice = (publctId: string): Change =>
  add(
    layout('y', [
      placement('a', {
        settings: {
          title: 'site.name',
          more: {
            label: 'site.name',
            action: { action: 'move', pageNm: 'Detail', params: { publctTypeCd: '09', publctId } },
          },
        },
      }),
    ]),
  );
const board = (publctTypeCd: string): Body => ({
  type: 'board',
  id: 'b',
  v: 1,
  publctId: '1',
  publctTypeCd,
  boardKindCd: 'SHOW',
  title: { ko: '공연', en: 'Show' },
  order: 1,
});
const push = { type: 'push', id: 'TP', v: 1, types: { NTC: { page: 'notice' } }, other: 'notice' };
const app = {
  type: 'app',
  id: 'app',
  v: 1,
  scheme: 'testapp',
  query: 'app',
  screens: { action: 'Gate', deepLink: 'Gate', appOnly: 'Gate' },
};
const noticeLink = { notice: { pageNm: 'Detail', params: { publctTypeCd: '09', publctId: 'n1' } } };
const memberBox = {
  ...Object.fromEntries(['program', 'name', 'balance', 'unit', 'button', 'failed'].map((text) => [text, 'site.name'])),
  action: { action: 'main' },
  parkType: 'ZZ',
  out: { title: 'site.name', text: 'site.name', button: 'site.name', action: { action: 'main' } },
  when: [[{ fact: 'login', is: [true] }]],
};

const referenceTypos: readonly Typo[] = [
  [
    'a frame with two places for the page',
    frame(outlet(), outlet({ id: 'second' })),
    'frame-without-page layout/frame/placements/1',
  ],
  [
    'a place for the page that only some see',
    frame(outlet({ when: [[{ fact: 'login', is: [true] }]] })),
    'frame-without-page layout/frame/placements/0/when',
  ],
  [
    'a layout whose use is the wrong one',
    set('layout', 'plain', { use: 'frame' }),
    'misplaced-widget layout/plain/use',
  ],
  [
    'a park whose membership is asked for, and that is none of the venues',
    both(
      add(service(5, 'members')),
      frame(outlet(), {
        id: 'menu',
        widget: 'all-menu',
        v: 1,
        settings: { title: 'site.name', parks: 'site.name', member: [memberBox] },
      }),
    ),
    'dangling-reference layout/frame/placements/1/settings/member/0/parkType',
  ],
  [
    'a widget in one that stands after it',
    add(layout('x', [placement('a', { in: 'b' }), placement('b')])),
    'misplaced-widget layout/x/placements/0/in',
  ],
  [
    'a rest in the middle of a path',
    set('page', 'PGE_TST_00005', { paths: ['/{all*}/main'] }),
    'unreadable-path page/PGE_TST_00005/paths/0',
  ],
  [
    'a broken escape in a path',
    set('page', 'PGE_TST_00005', { paths: ['/100%'] }),
    'unreadable-path page/PGE_TST_00005/paths/0',
  ],
  ['two paths that differ by their case', add(page(9, 'Login2', '/Login')), 'route-clash page/PGE_TST_00009/paths/0'],
  ['a slug that the server has, once', set('venue', 'TP', { slug: 'api' }), 'route-clash venue/TP/slug'],
  ['a main page whose path needs values', set('venue', 'TP', { main: 'Detail' }), 'missing-parameter venue/TP/main'],
  [
    'a place of the bar whose path needs values',
    set('venue', 'TP', { targets: { MAP: 'Detail' } }),
    'missing-parameter venue/TP/targets/MAP',
  ],
  [
    'a share picture over http',
    set('page', 'PGE_TST_00001', { seo: { image: 'http://shop.example/a.png' } }),
    'unsafe-link page/PGE_TST_00001/seo/image',
  ],
  [
    'a code list that contents are of, once',
    (site) => site.splice(site.indexOf(pick(site, 'code-list', 'COD_IAM_NOTICE_CATEGORY')), 1),
    'missing-document notice/n1/category',
  ],
  [
    'a code list that a call goes by',
    add({
      type: 'data-service',
      id: 'DTS_TST_00004',
      v: 1,
      method: 'GET',
      path: '/api/v1/iam/evt/event',
      state: 'N',
      typeCode: '01',
    }),
    'missing-document data-service/DTS_TST_00004/path',
  ],
  [
    'a kind of posts that there is not',
    both(boards, add(layout('x', [list({ kind: 'SHOWS' })]))),
    'dangling-reference layout/x/placements/0/settings/kind',
  ],
  [
    'a field of an item that there is not',
    both(
      boards,
      add(
        layout('x', [
          list({
            detail: {
              action: 'move',
              pageNm: 'Detail',
              params: { publctTypeCd: '{item.publctTypeCd}', publctId: '{item.publctid}' },
            },
          }),
        ]),
      ),
    ),
    'unknown-placeholder layout/x/placements/0/settings/detail/params/publctId',
  ],
  [
    'a document of which there is one, by another id',
    set('errors', 'errors', { id: 'error' }),
    'missing-document errors/error/id',
  ],
  ['a menu without items', set('menu', 'main', { items: [] }), 'menu-item-nowhere menu/main/items'],
  [
    'a circle of menus, once',
    set('menu', 'main', {
      items: [
        { menuUid: 'A', parentsMenuUid: 'B', menuLevel: 0, menuName: 'menu.home', pageId: 'PGE_TST_00005' },
        { menuUid: 'B', parentsMenuUid: 'A', menuLevel: 1, menuName: 'menu.away', pageId: 'PGE_TST_00005' },
      ],
    }),
    'menu-loop menu/main/items/0/parentsMenuUid',
  ],
  [
    'a page without a screen name, and not what leads to it',
    both(set('page', 'PGE_TST_00002', { screen: 7 }), acting({ action: 'move', pageNm: 'Login' })),
    'schema-error page/PGE_TST_00002/screen',
  ],
  [
    'a venue with a broken slug, and not what leads below it',
    both(set('venue', 'TP', { slug: 'test park' }), acting({ action: 'link', linkUrl: '/test-park/main' })),
    'schema-error venue/TP/slug',
  ],
  [
    'a notice that is not there',
    both(noticePage, toNotice('n9')),
    'dangling-reference layout/y/placements/0/settings/more/action/params/publctId',
  ],
  [
    'a notice that is not there, in an address',
    both(noticePage, body('<a href="/test-park/notice/09/n9">The other notice</a>')),
    'dangling-reference notice/n1/body/ko',
  ],
  ['a post of no venue', both(boards, add(board('00'))), 'dangling-reference board/b/publctTypeCd'],
  [
    'a list of a number that nothing has, and not the post that it means',
    both(boards, add(board('00'), layout('x', [list({ publctTypeCd: '0O' })]))),
    'dangling-reference layout/x/placements/0/settings/publctTypeCd',
  ],
  [
    'a kind of posts that the list never shows',
    both(
      boards,
      set('code-list', 'COD_IAM_BOARD_KIND', {
        items: ['SHOW', 'RIDE'].map((codeId) => ({ codeId, codeName: { ko: '종류', en: 'Kind' } })),
      }),
      add(layout('x', [list({ kind: 'SHOW', details: [{ kind: 'RIDE', detail: { action: 'main' } }] })])),
    ),
    'setting-without-effect layout/x/placements/0/settings/details/0/kind',
  ],
  ['pushes without any deep-link table', add(push), 'missing-document push/TP/id'],
  [
    'pushes without the table of their venue',
    add(push, { type: 'deep-links', id: 'OT', v: 1, pages: noticeLink }, app),
    ['dangling-reference deep-links/OT/id', 'missing-document push/TP/id'],
  ],
  ['deep links without an app document', both(add(push), links(noticeLink)), 'missing-document app/app'],
  [
    'a page id in place of a screen name',
    acting({ action: 'move', pageNm: 'PGE_TST_00002' }),
    'dangling-reference layout/x/placements/0/settings/more/action/pageNm',
  ],
];

testTypos(referenceTypos);

const harmless: readonly (readonly [what: string, change: Change])[] = [
  ['a service that is not open yet', add(service(7, 'wether/{day}', { state: 'D' }))],
  [
    'an operation that nobody may call',
    add({
      type: 'operation',
      id: 'OPR_TST_00009',
      v: 1,
      method: 'POST',
      path: '/api/v1/iam/later',
      effect: 'write',
      cmsCallable: false,
    }),
  ],
  [
    'a value that may be null on the way to it',
    both(
      add(service(7, 'evt/attend-dtl', { personal: true }), {
        type: 'code-list',
        id: 'COD_IAM_ATTEND_KIND',
        v: 1,
        items: [],
      }),
      guard({ source: { dataServiceId: 'DTS_TST_00007', pointer: '/event/eventId' } }),
    ),
  ],
  ['a notice that is there', both(noticePage, toNotice('n1'))],
  ['a notice that the visitor names', both(noticePage, toNotice('{item.publctId}'))],
  [
    'posts of the resort as a whole, which a list asks for',
    both(boards, add(board('00'), layout('x', [list({ publctTypeCd: '00' })]))),
  ],
];

it.each(harmless)('tells nothing of %s', async (_what, change) => {
  expect(linesOf(await problemsOf(change))).toEqual([]);
});

it('tells in one line of documents that were made for something else, and not what a site would need besides', async () => {
  const foreign = async (...types: string[]) =>
    linesOf(check(await prepare(rawsOf(types.map((type, index) => ({ type, id: `d${index}`, v: 1 }))))));
  expect([await foreign('post', 'tag', 'author'), await foreign('post')]).toEqual([
    ['unknown-type post/d0/type'],
    ['unknown-type post/d0/type'],
  ]);
});

it.each<readonly [what: string, change: Change, fix: unknown]>([
  [
    'a page id where its screen name belongs',
    acting({ action: 'move', pageNm: 'PGE_TST_00002' }),
    { kind: 'replace', pointer: '/placements/0/settings/more/action/pageNm', value: 'Login' },
  ],
  [
    'a value by a wrong name, the only one that is wanted',
    acting({ action: 'move', pageNm: 'Detail', params: { publctTypeCd: '09', publctid: 'n1' } }),
    { kind: 'rename', pointer: '/placements/0/settings/more/action/params/publctid', key: 'publctId' },
  ],
  [
    'a number by no other number',
    set('page', 'PGE_TST_00001', {
      guards: [],
      dataServiceList: [
        {
          dataServiceId: 'DTS_TST_00009',
          dataServiceStateCode: 'N',
          dataServiceTypeCode: '01',
          dataServiceUniformresourcelocator: '/x',
        },
      ],
    }),
    undefined,
  ],
  ['a short code by no other one', set('site', 'site', { defaultVenue: 'TQ' }), undefined],
])('mends %s', async (_what, change, fix) => {
  expect((await problemsOf(change)).map((one) => one.fix)).toEqual([fix]);
});

it('tells of many missing names of a kind in a few lines, and that a file may be missing', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    menuUid: `M${index}`,
    parentsMenuUid: '',
    menuLevel: 0,
    menuName: 'menu.home',
    linkId: `LNK_CMP_${10_000 + index * 137}`,
    when: [[{ fact: 'login', is: [true] }]],
  }));
  const found = await problemsOf(set('menu', 'main', { items }));
  expect([found.length, found.at(-1)?.text.en]).toEqual([
    8,
    "There is no link 'LNK_CMP_10959'. 22 more names are missing. Check first whether a file of documents was left out.",
  ]);
});
