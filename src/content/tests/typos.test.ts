import { expect, it } from 'vitest';
import { check, prepare } from '#content';
import { layout, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { add, both, linesOf, problemsOf, rawsOf, set, type Change } from '#tests/changed-site.ts';

const acting = (action: object): Change =>
  add(layout('x', [placement('a', { settings: { title: 'site.name', more: { label: 'site.name', action } } })]));
const texts =
  (ko: string, en: string): Change =>
  (site) =>
    ['ko', 'en'].map((locale) =>
      Object.assign(pick(site, 'messages', `all-${locale}`)['texts'] as object, {
        'menu.home': locale === 'ko' ? ko : en,
      }),
    );
const body = (html: string): Change => set('notice', 'n1', { body: { ko: `<p>소식</p>${html}`, en: '<p>News</p>' } });
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
const detail = { id: 'notice', widget: 'notice-detail', v: 1, settings: { texts: { empty: 'site.name' } } };
const guard = (more: object): Change => add({ type: 'guard', id: 'g', v: 1, rules: [{ pass: true }], ...more });
const when = (test: object): Change => add(layout('x', [placement('a', { when: [[test]] })]));
const policy =
  (path: string, change: object): Change =>
  (site) =>
    Object.assign(
      (pick(site, 'account-policy', 'account-policy') as unknown as Record<string, object>)[path] as object,
      change,
    );
const mail = (
  pick(soundSite(), 'account-policy', 'account-policy') as unknown as {
    readonly sent: { readonly passwordReset: { readonly body: string } };
  }
).sent.passwordReset.body;
const links = (pages: object): Change => add({ type: 'deep-links', id: 'TP', v: 1, pages });
const service = (number: number, path: string, more: object = {}): Body => ({
  type: 'data-service',
  id: `DTS_TST_0000${number}`,
  v: 1,
  method: 'GET',
  path: `/api/v1/iam/${path}`,
  state: 'N',
  typeCode: '01',
  ...more,
});
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
const rule = (more: object): Change => set('validation-rule', 'login-id', more);

const slips: readonly (readonly [slip: string, change: Change, found: string | readonly string[]])[] = [
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
    'a drawing in a text that is not in the library',
    body('<img src="/art/park/x/no-such.svg" alt="">'),
    'dangling-reference notice/n1/body/ko',
  ],
  [
    'a picture in a text below /media/, where nothing is served',
    body('<img src="/media/map.png" alt="">'),
    'dangling-reference notice/n1/body/ko',
  ],
  [
    'a picture in a text at an address that has none',
    body('<img src="/art/park.svg" alt="">'),
    'dangling-reference notice/n1/body/ko',
  ],
  ['an end tag that was not opened', body('</b>'), 'unclosed-html notice/n1/body/ko'],
  [
    'a place in the way of another system',
    texts('{name}님', 'Hello {name}'),
    ['broken-placeholder messages/all-ko/texts/menu.home', 'broken-placeholder messages/all-en/texts/menu.home'],
  ],
  [
    'a place of printf',
    texts('%s님', 'Hello %s'),
    ['broken-placeholder messages/all-ko/texts/menu.home', 'broken-placeholder messages/all-en/texts/menu.home'],
  ],
  ['an entity in a plain text', texts('처음', 'Home&nbsp;page'), 'markup-in-text messages/all-en/texts/menu.home'],
  [
    'letters that were read in another encoding',
    texts('ë‹«ê¸°', 'Close'),
    'invisible-character messages/all-ko/texts/menu.home',
  ],
  [
    'an override of the direction of letters',
    texts('닫기', 'Cl\u202eose'),
    'invisible-character messages/all-en/texts/menu.home',
  ],
  ['a text that only looks empty', texts('\u3164', 'Close'), 'invisible-character messages/all-ko/texts/menu.home'],
  ['a zero-width space in HTML', body('<p>오늘\u200b은</p>'), 'invisible-character notice/n1/body/ko'],
  [
    'English in place of Korean',
    texts('Welcome to the park of many rides', 'Welcome to the park of many rides'),
    'untranslated-text messages/all-ko/texts/menu.home',
  ],
  [
    'files of two languages that were mixed up',
    (site) => {
      const [ko, en] = ['ko', 'en'].map((locale) => pick(site, 'messages', `all-${locale}`)) as [Body, Body];
      [ko['texts'], en['texts']] = [en['texts'], ko['texts']];
    },
    ['untranslated-text messages/all-ko/locale', 'untranslated-text messages/all-en/locale'],
  ],
  [
    'a document of messages in the wrong language, once',
    set('messages', 'all-en', { locale: 'ko' }),
    'duplicate-id messages/all-en/locale',
  ],
  [
    'an email without its link',
    (site) =>
      ['ko', 'en'].map((locale) =>
        Object.assign(pick(site, 'messages', `all-${locale}`)['texts'] as object, {
          [mail]: locale === 'ko' ? '새 비밀번호를 정해 주세요.' : 'Choose a new password.',
        }),
      ),
    'unknown-placeholder account-policy/account-policy/sent/passwordReset/body',
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
    'a layout that reads a value its page has not',
    both(
      add(
        {
          type: 'data-service',
          id: 'DTS_TST_00005',
          v: 1,
          method: 'GET',
          path: '/api/v1/iam/contents/notices/{publctId}',
          state: 'N',
          typeCode: '01',
        },
        layout('x', [detail]),
      ),
      set('page', 'PGE_TST_00002', {
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
    ),
    'missing-parameter page/PGE_TST_00002/layout',
  ],
  [
    'a guard whose call needs a value that the page has not',
    both(
      add({
        type: 'data-service',
        id: 'DTS_TST_00005',
        v: 1,
        method: 'GET',
        path: '/api/v1/iam/contents/board/{publct_id}',
        state: 'N',
        typeCode: '01',
      }),
      guard({ source: { dataServiceId: 'DTS_TST_00005', pointer: '/title' } }),
      set('page', 'PGE_TST_00002', { guards: ['g'] }),
    ),
    'missing-parameter page/PGE_TST_00002/guards/0',
  ],
  [
    'a value that no call is filled with',
    guard({ source: { dataServiceId: 'DTS_TST_00001', params: { who: '{member.id}' }, pointer: '/totalCnt' } }),
    'unknown-placeholder guard/g/source/params/who',
  ],
  [
    'a rule with two answers',
    guard({ rules: [{ pass: true, refuse: 'S//guard.login' }] }),
    'settings-clash guard/g/rules/0/pass',
  ],
  [
    'a guard twice among the gates',
    set('site', 'site', {
      gates: [
        { guard: 'need-login', flag: 'isNeedLogin' },
        { guard: 'need-login', flag: 'isNeedLogin' },
      ],
    }),
    'listed-twice site/site/gates/1',
  ],
  [
    'a value twice in a condition',
    when({ fact: 'locale', is: ['ko', 'ko'] }),
    'listed-twice layout/x/placements/0/when/0/0/is/1',
  ],
  [
    'a fact of guards in a layout',
    when({ fact: 'source', is: ['1'] }),
    'unknown-condition layout/x/placements/0/when/0/0',
  ],
  ['a time without an end', when({ fact: 'now' }), 'setting-without-effect layout/x/placements/0/when/0/0'],
  [
    'a way that nothing leads by',
    when({ fact: 'via', is: ['bra'] }),
    'dangling-reference layout/x/placements/0/when/0/0/is/0',
  ],
  [
    'a value that the path does not take',
    acting({ action: 'move', pageNm: 'Login', params: { floor: '2' } }),
    'setting-without-effect layout/x/placements/0/settings/more/action/params/floor',
  ],
  [
    'an address beside a link',
    acting({ action: 'link', linkId: 'LNK_TST_00001', linkUrl: '/login' }),
    'setting-without-effect layout/x/placements/0/settings/more/action/linkUrl',
  ],
  [
    'a login that ends before it is idle',
    policy('lifetimes', { absoluteDays: 1, idleDays: 14 }),
    'settings-clash account-policy/account-policy/lifetimes/absoluteDays',
  ],
  [
    'a channel twice',
    policy('consent', { channels: ['EMAIL', 'EMAIL'] }),
    'listed-twice account-policy/account-policy/consent/channels/1',
  ],
  [
    'a code that is taken out again',
    links({ a: { pageNm: 'Login', codes: [{ starts: ['G'], not: ['G'], page: 'a' }] } }),
    'settings-clash deep-links/TP/pages/a/codes/0/starts/0',
  ],
  [
    'a code that an earlier one takes',
    links({
      a: {
        pageNm: 'Login',
        codes: [
          { starts: ['C'], page: 'a' },
          { starts: ['CB'], page: 'a' },
        ],
      },
    }),
    'unreachable-rule deep-links/TP/pages/a/codes/1/starts/0',
  ],
  ['a rule that nothing can be typed for', rule({ maxLength: 3 }), 'settings-clash validation-rule/login-id/maxLength'],
  [
    'a theme whose colours are swapped',
    (site) => {
      const theme = pick(site, 'theme', 'resort');
      [theme['light'], theme['dark']] = [theme['dark'], theme['light']];
    },
    'dark-same-as-light theme/resort/dark/background',
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
    'a service that another host answers under a path of its own, and nobody under a wrong one',
    add(service(6, 'weather/{day}', { upstream: 'https://api.resort.example' }), service(7, 'wether/{day}')),
    ['unsafe-upstream data-service/DTS_TST_00006/upstream', 'wrong-call data-service/DTS_TST_00007/path'],
  ],
  [
    'forbidden words that a call answers from',
    add(service(7, 'fword-list')),
    'missing-document data-service/DTS_TST_00007/path',
  ],
  [
    'system settings that a call answers from',
    add(service(7, 'common/system-config')),
    'missing-document data-service/DTS_TST_00007/path',
  ],
  [
    'an answer of which a whole part is read',
    both(
      add(service(7, 'point/my-point', { personal: true })),
      guard({ source: { dataServiceId: 'DTS_TST_00007', pointer: '/point' } }),
    ),
    'unknown-field guard/g/source/pointer',
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

it.each(slips)('tells once of %s', async (_slip, change, found) => {
  expect(linesOf(await problemsOf(change))).toEqual([found].flat());
});

it.each(slips)('says in both languages what %s is and what to do', async (_slip, change) => {
  const [{ text, hint } = { text: { ko: '', en: '' }, hint: { ko: '', en: '' } }] = await problemsOf(change);
  expect(
    [text.ko, hint.ko].every((words) => /[가-힣]/.test(words)) &&
      [text.en, hint.en].every((words) => /[A-Za-z]/.test(words) && !/[가-힣]/.test(words.replaceAll(/'[^']*'/g, ''))),
  ).toBe(true);
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
