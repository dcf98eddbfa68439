import { expect, it } from 'vitest';
import { check, prepare } from '#content';
import { layout, notice, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { add, both, linesOf, problemsOf, rawsOf, set, type Change } from '#tests/changed-site.ts';

const inList = (placements: readonly unknown[]): Change => add(layout('x', placements));
const settings = (given: unknown): Change => inList([placement('a', { settings: given })]);
const acting = (action: object): Change => settings({ more: { label: 'site.name', action } });
const html = (text: string): Change => add(notice('n2', text));
const menu = (...items: object[]): Change =>
  set('menu', 'main', {
    items: items.map((item) => ({ parentsMenuUid: '', menuLevel: 0, menuName: 'menu.home', ...item })),
  });
const guard = (rule: object): Change => add({ type: 'guard', id: 'g', v: 1, rules: [rule] });
const redirects = (...list: [from: string, to: string][]): Change =>
  set('site', 'site', { redirects: list.map(([from, to]) => ({ from, to })) });
const texts =
  (locale: string, more: Record<string, string>): Change =>
  (site) =>
    Object.assign(pick(site, 'messages', `all-${locale}`)['texts'] as object, more);
const drop =
  (type: string, id: string): Change =>
  (site) =>
    site.splice(site.indexOf(pick(site, type, id)), 1);
const listIn = (document: Body, name: string): object[] => document[name] as object[];
const reacting =
  (...first: object[]): Change =>
  (site) =>
    listIn(pick(site, 'errors', 'errors'), 'reactions').unshift(...first);
const policy = (change: object): Change => set('account-policy', 'account-policy', change);
const post = (id: string, boardKindCd: string): Body => ({
  type: 'board',
  id,
  v: 1,
  publctId: '1',
  publctTypeCd: '09',
  boardKindCd,
  order: 0,
  title: { ko: '글', en: 'Text' },
});
const kinds: Body = {
  type: 'code-list',
  id: 'COD_IAM_BOARD_KIND',
  v: 1,
  items: [
    { codeId: 'SHOW', codeName: { ko: '공연', en: 'Shows' } },
    { codeId: 'RIDE', codeName: { ko: '놀이기구', en: 'Rides' } },
  ],
};
const client = (id: string, ...redirectUris: string[]): Body => ({
  type: 'client',
  id,
  v: 1,
  name: { ko: '짝', en: 'Partner' },
  redirectUris,
  scope: ['userName'],
});
const upstream = (origin: string, more: object = {}): Change =>
  set('data-service', 'DTS_TST_00001', { upstream: origin, ...more });

it('finds nothing wrong with a sound site', async () => {
  expect(await problemsOf(() => {})).toEqual([]);
});

const faults: readonly (readonly [fault: string, change: Change, found: string | readonly string[]])[] = [
  ['a setting that the schema refuses', settings({ title: 7 }), 'schema-error layout/x/placements/0/settings/title'],
  ['a document without what it must have', (site) => delete pick(site, 'venue', 'TP')['slug'], 'schema-error venue/TP'],
  [
    'a page whose pageId is another',
    set('page', 'PGE_TST_00002', { pageInfo: { pageId: 'PGE_TST_00099', pageStatusCode: 'N', pageBlockContent: '' } }),
    'schema-error page/PGE_TST_00002/pageInfo/pageId',
  ],
  ['a document of an unknown type', add({ type: 'paeg', id: 'x' }), 'unknown-type paeg/x/type'],
  ['a site without its document', (site) => site.splice(0, 1), 'missing-site site/site'],

  [
    'a layout that does not exist',
    set('page', 'PGE_TST_00001', { layout: 'plian' }),
    'dangling-reference page/PGE_TST_00001/layout',
  ],
  ['a frame that does not exist', set('venue', 'TP', { frame: 'fram' }), 'dangling-reference venue/TP/frame'],
  ['a frame that is a page layout', set('venue', 'TP', { frame: 'plain' }), 'dangling-reference venue/TP/frame'],
  ['a theme that does not exist', set('venue', 'TP', { theme: 'x' }), 'dangling-reference venue/TP/theme'],
  ['a menu that does not exist', set('venue', 'TP', { menu: 'x' }), 'dangling-reference venue/TP/menu'],
  [
    'a venue that does not exist',
    set('site', 'site', { defaultVenue: 'XX' }),
    'dangling-reference site/site/defaultVenue',
  ],
  ['a screen that does not exist', set('venue', 'TP', { main: 'ParkMian' }), 'dangling-reference venue/TP/main'],
  [
    'a message that does not exist',
    settings({ title: 'site.nmae' }),
    'dangling-reference layout/x/placements/0/settings/title',
  ],
  ['a picture that does not exist', set('venue', 'TP', { art: 'prak' }), 'dangling-reference venue/TP/art'],
  ['an icon that does not exist', set('venue', 'TP', { mark: 'bel' }), 'dangling-reference venue/TP/mark'],
  [
    'a code list that does not exist',
    set('site', 'site', { testerCodeList: 'COD_IAM_NO_LIST' }),
    'dangling-reference site/site/testerCodeList',
  ],
  ['a code that is not in its list', set('notice', 'n1', { category: 'NEW' }), 'dangling-reference notice/n1/category'],
  [
    'a data service that does not exist',
    set('page', 'PGE_TST_00001', {
      dataServiceList: [
        {
          dataServiceId: 'DTS_TST_00009',
          dataServiceStateCode: 'N',
          dataServiceTypeCode: '01',
          dataServiceUniformresourcelocator: '/x',
        },
      ],
    }),
    'dangling-reference page/PGE_TST_00001/dataServiceList/0/dataServiceId',
  ],
  [
    'a widget that reads an unregistered data service',
    both(
      inList([
        {
          id: 'a',
          widget: 'notice-list',
          v: 1,
          settings: { variant: 'short', count: 3, texts: { empty: 'site.name' } },
        },
      ]),
      (site) => site.splice(site.indexOf(pick(site, 'data-service', 'DTS_TST_00001')), 1),
    ),
    'dangling-reference layout/x/placements/0/widget',
  ],
  [
    'a service whose path was changed, and not the widget that calls it',
    both(
      inList([
        {
          id: 'a',
          widget: 'notice-list',
          v: 1,
          settings: { variant: 'short', count: 3, texts: { empty: 'site.name' } },
        },
      ]),
      set('data-service', 'DTS_TST_00001', { path: '/api/v1/iam/other' }),
    ),
    'wrong-call data-service/DTS_TST_00001/path',
  ],
  [
    'a link of a menu that does not exist',
    menu({ menuUid: 'M1', linkId: 'LNK_TST_00009' }),
    'dangling-reference menu/main/items/0/linkId',
  ],
  [
    'a move to a screen that does not exist',
    acting({ action: 'move', pageNm: 'Mian' }),
    'dangling-reference layout/x/placements/0/settings/more/action/pageNm',
  ],
  [
    'a move without a parameter of its path',
    acting({ action: 'move', pageNm: 'Detail', params: { publctId: '1' } }),
    'missing-parameter layout/x/placements/0/settings/more/action',
  ],
  [
    'a link id that does not exist',
    acting({ action: 'link', linkId: 'LNK_TST_00009' }),
    'dangling-reference layout/x/placements/0/settings/more/action/linkId',
  ],
  [
    'a link to a path of the site that leads nowhere',
    acting({ action: 'link', linkUrl: '/test-park/mian' }),
    'dangling-reference layout/x/placements/0/settings/more/action/linkUrl',
  ],
  [
    'a link that would run a script',
    acting({ action: 'link', linkUrl: 'javascript:alert(1)' }),
    'unsafe-link layout/x/placements/0/settings/more/action/linkUrl',
  ],
  [
    'a link to another host without a scheme',
    acting({ action: 'link', linkUrl: '//evil.example/x' }),
    'unsafe-link layout/x/placements/0/settings/more/action/linkUrl',
  ],
  [
    'an operation that does not exist',
    acting({ action: 'api', method: 'POST', uri: '/api/v1/iam/behaviors/shared' }),
    'dangling-reference layout/x/placements/0/settings/more/action/uri',
  ],
  [
    'an operation that content may not call',
    acting({ action: 'api', method: 'POST', uri: '/api/v1/iam/leave' }),
    'operation-not-callable layout/x/placements/0/settings/more/action/uri',
  ],
  [
    'the same operation inside HTML',
    html('<button value=\'{"action":"api","method":"POST","uri":"/api/v1/iam/leave"}\'>x</button>'),
    ['operation-not-callable notice/n2/body/ko', 'operation-not-callable notice/n2/body/en'],
  ],
  [
    'a switch to a venue that does not exist',
    acting({ action: 'venue', venue: 'XX' }),
    'dangling-reference layout/x/placements/0/settings/more/action/venue',
  ],
  [
    'an alert without a text',
    acting({ action: 'alert', message: 'no.such' }),
    'dangling-reference layout/x/placements/0/settings/more/action/message',
  ],
  [
    'an app function with what it does not take',
    acting({ action: 'native', call: 'dial', data: { phoneNumber: 'javascript:1' } }),
    'native-data layout/x/placements/0/settings/more/action/data',
  ],
  [
    'an app function with more than it takes',
    acting({ action: 'native', call: 'finish', data: { url: 'https://evil.example/' } }),
    'native-data layout/x/placements/0/settings/more/action/data',
  ],
  [
    'an app function without what it needs',
    acting({ action: 'native', call: 'requestPermissionSetting' }),
    'native-data layout/x/placements/0/settings/more/action/data',
  ],
  [
    'an app function that content may not call',
    acting({ action: 'native', call: 'setToken', data: { token: 'x', membershipUid: 'y' } }),
    'schema-error layout/x/placements/0/settings/more/action/call',
  ],
  [
    'another way that leads nowhere',
    acting({ action: 'native', call: 'finish', otherwise: { action: 'move', pageNm: 'Mian' } }),
    'dangling-reference layout/x/placements/0/settings/more/action/otherwise/pageNm',
  ],
  [
    'a question without a text',
    acting({ action: 'ask', message: 'no.such', then: { action: 'native', call: 'finish' } }),
    'dangling-reference layout/x/placements/0/settings/more/action/message',
  ],
  [
    'a question whose way leads nowhere',
    acting({ action: 'ask', message: 'site.name', then: { action: 'move', pageNm: 'Mian' } }),
    'dangling-reference layout/x/placements/0/settings/more/action/then/pageNm',
  ],
  [
    'a scan for a link that does not exist',
    acting({
      action: 'scan',
      linkId: 'LNK_TST_00009',
      param: 'k',
      failed: 'site.name',
      otherwise: { action: 'alert', message: 'site.name' },
    }),
    'dangling-reference layout/x/placements/0/settings/more/action/linkId',
  ],
  [
    'an action of a menu that leads nowhere',
    menu({ menuUid: 'M1', action: { action: 'move', pageNm: 'Mian' } }),
    'dangling-reference menu/main/items/0/action/pageNm',
  ],
  [
    'a guard whose message does not exist',
    guard({ refuse: 'A//guard.x' }),
    'dangling-reference guard/g/rules/0/refuse',
  ],
  [
    'a guard that asks an unregistered data service',
    add({
      type: 'guard',
      id: 'g',
      v: 1,
      source: { dataServiceId: 'DTS_TST_00009', pointer: '/x' },
      rules: [{ pass: true }],
    }),
    'dangling-reference guard/g/source/dataServiceId',
  ],
  [
    'a condition on a venue that does not exist',
    inList([placement('a', { when: [[{ fact: 'curResort', is: ['XX'] }]] })]),
    'dangling-reference layout/x/placements/0/when/0/0/is/0',
  ],
  [
    'a placement inside one that is not there',
    inList([placement('a', { in: 'b' })]),
    'dangling-reference layout/x/placements/0/in',
  ],

  ['two pages with the same path', add(page(9, 'Other', '/login/')), 'route-clash page/PGE_TST_00009/paths/0'],
  [
    'two paths that differ by the name of a parameter',
    add(page(9, 'Other', '/notice/{a}/{b}', { venue: 'TP' })),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'two paths that differ only in their encoding',
    add(page(9, 'Other', '/%6cogin')),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'a composed and a decomposed Korean path',
    both(add(page(9, 'Other', '/소식')), add(page(10, 'Another', `/${encodeURIComponent('소식'.normalize('NFD'))}`))),
    'route-clash page/PGE_TST_00010/paths/0',
  ],
  [
    'a path that belongs to the server, encoded',
    add(page(9, 'Other', '/%61pi/x')),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'a page without venue below the slug of one',
    add(page(9, 'Other', '/test-park/main')),
    'route-clash page/PGE_TST_00009/paths/0',
  ],
  [
    'an old path that is the path of a page',
    set('page', 'PGE_TST_00002', { redirects: ['/error'] }),
    'route-clash page/PGE_TST_00002/redirects/0',
  ],
  ['a path that belongs to the server', add(page(9, 'Other', '/api/x')), 'route-clash page/PGE_TST_00009/paths/0'],
  ['a redirect to itself', redirects(['/a', '/a/']), 'redirect-loop site/site/redirects/0/to'],
  [
    'redirects that lead to each other',
    redirects(['/a', '/b'], ['/b', '/a']),
    'redirect-loop site/site/redirects/0/to',
  ],
  ['a redirect to nowhere', redirects(['/a', '/nowhere']), 'dangling-reference site/site/redirects/0/to'],
  [
    'a guard that leads to the page that it guards',
    both(
      guard({ when: [[{ fact: 'login', is: [false] }]], redirect: { action: 'move', pageNm: 'Login' } }),
      set('page', 'PGE_TST_00002', { guards: ['g'] }),
    ),
    'redirect-loop guard/g/rules/0/redirect',
  ],
  [
    'guards that send the same visitors to each other',
    both(
      guard({ redirect: { action: 'move', pageNm: 'Error' } }),
      add({
        type: 'guard',
        id: 'h',
        v: 1,
        rules: [{ when: [[{ fact: 'os', is: ['ios'] }]], redirect: { action: 'link', linkUrl: '/login' } }],
      }),
      set('page', 'PGE_TST_00002', { guards: ['g'] }),
      set('page', 'PGE_TST_00004', { guards: ['h'] }),
    ),
    ['redirect-loop guard/h/rules/0/redirect', 'redirect-loop guard/g/rules/0/redirect'],
  ],

  [
    'a menu item below itself',
    menu({ menuUid: 'M1', parentsMenuUid: 'M1', menuLevel: 1 }),
    'menu-loop menu/main/items/0/parentsMenuUid',
  ],
  [
    'menu items below each other',
    menu({ menuUid: 'M1', parentsMenuUid: 'M2', menuLevel: 1 }, { menuUid: 'M2', parentsMenuUid: 'M1', menuLevel: 1 }),
    'menu-loop menu/main/items/0/parentsMenuUid',
  ],
  [
    'a menu item below one that is not there',
    menu({ menuUid: 'M1', parentsMenuUid: 'M9', menuLevel: 1, pageId: 'PGE_TST_00005' }),
    'dangling-reference menu/main/items/0/parentsMenuUid',
  ],
  [
    'a menu item whose page does not exist',
    menu({ menuUid: 'M1', pageId: 'PGE_TST_00077' }),
    'menu-page-missing menu/main/items/0/pageId',
  ],
  [
    'two menu items with one id',
    menu({ menuUid: 'M1', pageId: 'PGE_TST_00005' }, { menuUid: 'M1', pageId: 'PGE_TST_00005', menuName: 'menu.away' }),
    'duplicate-id menu/main/items/1/menuUid',
  ],

  ['an unknown widget', inList([placement('a', { widget: 'secton' })]), 'unknown-widget layout/x/placements/0/widget'],
  ['a widget newer than the server', inList([placement('a', { v: 2 })]), 'unknown-widget layout/x/placements/0/v'],
  [
    'an unknown flag',
    set('page', 'PGE_TST_00001', { flags: { isHedaer: true } }),
    'unknown-flag page/PGE_TST_00001/flags/isHedaer',
  ],
  [
    'an unknown flag before a gate',
    set('site', 'site', { gates: [{ guard: 'need-login', flag: 'isNeedLogni' }] }),
    'unknown-flag site/site/gates/0/flag',
  ],
  [
    'an unknown action',
    acting({ action: 'mvoe', pageNm: 'Gate' }),
    'unknown-action layout/x/placements/0/settings/more/action/action',
  ],
  [
    'an unknown action inside HTML',
    html('<button value=\'{"action":"mvoe"}\'>x</button>'),
    ['unknown-action notice/n2/body/ko', 'unknown-action notice/n2/body/en'],
  ],
  [
    'an unknown condition',
    inList([placement('a', { when: [[{ fact: 'lgoin', is: [true] }]] })]),
    'unknown-condition layout/x/placements/0/when/0/0/fact',
  ],
  [
    'an unknown guard of a page',
    set('page', 'PGE_TST_00001', { guards: ['need-lgoin'] }),
    'unknown-guard page/PGE_TST_00001/guards/0',
  ],
  [
    'an unknown guard of the site',
    set('site', 'site', { gates: [{ guard: 'x' }] }),
    'unknown-guard site/site/gates/0/guard',
  ],

  [
    'a message without English',
    texts('ko', { 'new.key': '새 글' }),
    'missing-translation messages/all-ko/texts/new.key',
  ],
  ['a message without Korean', texts('en', { 'new.key': 'New' }), 'missing-translation messages/all-en/texts/new.key'],
  ['a message that is empty', texts('en', { 'site.name': ' ' }), 'missing-translation messages/all-en/texts/site.name'],
  ['a content in one language', set('notice', 'n1', { title: { ko: '알림' } }), 'missing-translation notice/n1/title'],
  [
    'a text of a page in one language',
    set('page', 'PGE_TST_00001', { messageList: [{ languageId: 'ko', messageId: 'own', messageText: '글' }] }),
    'missing-translation page/PGE_TST_00001/messageList/0',
  ],
  [
    'a message that is its own key',
    texts('ko', { 'site.name': 'site.name' }),
    'raw-message-key messages/all-ko/texts/site.name',
  ],
  [
    'a message that looks like a key',
    texts('ko', { 'site.name': 'MSG_ALT_NAME' }),
    'raw-message-key messages/all-ko/texts/site.name',
  ],
  [
    'a content that shows a key',
    set('notice', 'n1', { title: { ko: 'menu.home', en: 'News' } }),
    'raw-message-key notice/n1/title/ko',
  ],
  [
    'words where a key belongs',
    settings({ title: 'Opening hours' }),
    'raw-message-key layout/x/placements/0/settings/title',
  ],

  ['a site that says nothing of errors', drop('errors', 'errors'), 'missing-document errors/errors'],
  [
    'a site without an account policy',
    drop('account-policy', 'account-policy'),
    'missing-document account-policy/account-policy',
  ],
  [
    'a second document of errors',
    (site) => site.push({ ...structuredClone(pick(site, 'errors', 'errors')), id: 'more' }),
    'surplus-document errors/more/id',
  ],
  [
    'a second account policy',
    (site) => site.push({ ...structuredClone(pick(site, 'account-policy', 'account-policy')), id: 'more' }),
    'surplus-document account-policy/more/id',
  ],
  [
    'a type of errors that nothing takes',
    (site) => listIn(pick(site, 'errors', 'errors'), 'reactions').shift(),
    'missing-reaction errors/errors/reactions',
  ],
  [
    'a type of errors that is taken on conditions only',
    (site) => Object.assign(listIn(pick(site, 'errors', 'errors'), 'reactions')[0] ?? {}, { codes: ['X'] }),
    'missing-reaction errors/errors/reactions',
  ],
  [
    'a reaction after the one that takes all',
    reacting({ errorType: 'S', reaction: 'caller' }),
    'unreachable-reaction errors/errors/reactions/3',
  ],
  [
    'a word to the visitor without a message',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'say' }),
    'missing-message errors/errors/reactions/0',
  ],
  [
    'a message that nobody reads',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'nothing', message: 'error.text' }),
    'setting-without-effect errors/errors/reactions/0/message',
  ],
  [
    'a deed that is not done',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'refresh', clear: true, then: { action: 'main' } }),
    ['setting-without-effect errors/errors/reactions/0/clear', 'setting-without-effect errors/errors/reactions/0/then'],
  ],
  [
    'a reaction at a screen that does not exist',
    reacting({ errorType: 'S', atScreens: ['Gtae'], reaction: 'caller' }),
    'dangling-reference errors/errors/reactions/0/atScreens/0',
  ],
  [
    'a reaction with a message that does not exist',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'say', message: 'error.txet' }),
    'dangling-reference errors/errors/reactions/0/message',
  ],
  [
    'a reaction that leads to a screen that does not exist',
    reacting({ errorType: 'S', codes: ['X'], reaction: 'nothing', then: { action: 'move', pageNm: 'Lgoin' } }),
    'dangling-reference errors/errors/reactions/0/then/pageNm',
  ],
  [
    'a time-out at a screen that does not exist',
    (site) =>
      Object.assign((pick(site, 'errors', 'errors')['transport'] as { timeout: object }).timeout, {
        toMainFrom: ['Gtae'],
      }),
    'dangling-reference errors/errors/transport/timeout/toMainFrom/0',
  ],
  [
    'a screen after a login that does not exist',
    (site) =>
      Object.assign(pick(site, 'account-policy', 'account-policy')['screens'] as object, { changePassword: 'Lgoin' }),
    'dangling-reference account-policy/account-policy/screens/changePassword',
  ],
  [
    'a language call that does not exist',
    policy({ language: 'OPR_TST_00009' }),
    'dangling-reference account-policy/account-policy/language',
  ],
  [
    'a rule of the account policy that does not exist',
    policy({ idRule: 'login-di' }),
    'dangling-reference account-policy/account-policy/idRule',
  ],
  [
    'an error type that there is not',
    reacting({ errorType: 'Q', reaction: 'caller' }),
    'schema-error errors/errors/reactions/0/errorType',
  ],
  [
    'a site to lead back to without https',
    add(client('c', 'http://partner.example/')),
    'schema-error client/c/redirectUris/0',
  ],
  [
    'a site to lead back to that cannot be read as an address',
    add(client('c', 'https://user@partner.example/')),
    'unsafe-link client/c/redirectUris/0',
  ],
  [
    'an upstream that is not on the list',
    upstream('https://api.example'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream of which only the subdomain is on the list',
    both(upstream('https://api.example'), set('site', 'site', { upstreamHosts: ['v1.api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream at another port than the list says',
    both(upstream('https://api.example:8443'), set('site', 'site', { upstreamHosts: ['api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream that may only be led to',
    both(upstream('https://shop.example')),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream without https',
    both(upstream('http://api.example'), set('site', 'site', { upstreamHosts: ['api.example', 'api.example:80'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream by its bare address',
    upstream('https://10.0.0.1'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream by its address as one number',
    upstream('https://2130706433'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream by its address in IPv6',
    upstream('https://[fd00::1]'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream with a user',
    both(upstream('https://user@api.example'), set('site', 'site', { upstreamHosts: ['api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream for what belongs to one member',
    both(upstream('https://api.example', { personal: true }), set('site', 'site', { upstreamHosts: ['api.example'] })),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream on this machine',
    upstream('http://127.0.0.1:4000'),
    'unsafe-upstream data-service/DTS_TST_00001/upstream',
  ],
  [
    'an upstream host that is an address',
    set('site', 'site', { upstreamHosts: ['10.0.0.1'] }),
    'schema-error site/site/upstreamHosts/0',
  ],
  [
    'two sites with one address',
    add(client('c', 'https://partner.example/'), client('d', 'https://partner.example/')),
    'duplicate-id client/d/redirectUris/0',
  ],

  ['two documents with one id', add(page(1, 'Again', '/again')), 'duplicate-id page/PGE_TST_00001/id'],
  ['two placements with one id', inList([placement('a'), placement('a')]), 'duplicate-id layout/x/placements/1/id'],
  ['two pages with one screen name', add(page(9, 'Login', '/other')), 'duplicate-id page/PGE_TST_00009/screen'],
  [
    'a key in two documents',
    add({ type: 'messages', id: 'more', v: 1, locale: 'ko', texts: { 'site.name': '다른 글' } }),
    'duplicate-id messages/more/texts/site.name',
  ],
  [
    'two notices with one publctId',
    add({ ...notice('n2', ''), publctId: 'n1', body: { ko: '<p>a</p>', en: '<p>a</p>' } }),
    'duplicate-id notice/n2/publctId',
  ],
  [
    'two posts of a kind with one publctId',
    add(kinds, post('b1', 'SHOW'), post('b2', 'SHOW'), post('b3', 'RIDE')),
    'duplicate-id board/b2/publctId',
  ],
  [
    'two venues with one slug',
    (site) =>
      site.push({
        ...pick(site, 'venue', 'TP'),
        id: 'TQ',
        order: 1,
        main: 'Gate',
        parkKindCd: '08',
        publctTypeCd: '08',
        appType: 'APP_OTHER',
      }),
    'duplicate-id venue/TQ/slug',
  ],

  [
    'too many placements',
    inList(Array.from({ length: 11 }, (_, index) => placement(`a${index}`))),
    'budget-exceeded layout/x/placements',
  ],
  [
    'placements nested too deep',
    inList([placement('a'), placement('b', { in: 'a' }), placement('c', { in: 'b' }), placement('d', { in: 'c' })]),
    'budget-exceeded layout/x/placements',
  ],
  [
    'a layout of too many bytes',
    both(
      inList([placement('a')]),
      (site) => ((pick(site, 'site', 'site')['budgets'] as { bytes: number }).bytes = 1000),
      (site) =>
        (pick(site, 'layout', 'x')['placements'] = Array.from({ length: 9 }, (_, index) =>
          placement(`a-long-name-of-a-placement-${index}`, { settings: { title: 'site.name', note: 'site.name' } }),
        )),
    ),
    'budget-exceeded layout/x',
  ],
  [
    'a widget inside one that holds none',
    inList([{ id: 'a', widget: 'outlet', v: 1, settings: {} }, placement('b', { in: 'a' })]),
    ['misplaced-widget layout/x/placements/0/widget', 'misplaced-widget layout/x/placements/1/in'],
  ],
  [
    'a page widget in a frame',
    add(layout('x', [placement('a')], 'frame')),
    'misplaced-widget layout/x/placements/0/widget',
  ],

  [
    'HTML that sanitising changes',
    html('<p onclick="x()">Hello</p>'),
    ['html-changed notice/n2/body/ko', 'html-changed notice/n2/body/en'],
  ],
  [
    'a picture from a host that is not allowed',
    html('<img src="https://evil.example/a.png" alt="">'),
    ['html-changed notice/n2/body/ko', 'html-changed notice/n2/body/en'],
  ],
  [
    'a theme that cannot be read',
    (site) => ((pick(site, 'theme', 'resort')['light'] as { muted: string }).muted = '#fbf7f0'),
    'theme-contrast theme/resort/light/muted',
  ],
];

it.each(faults)('names %s', async (_fault, change, found) => {
  expect(linesOf(await problemsOf(change)).toSorted()).toEqual([found].flat().toSorted());
});

it.each(faults)('says in both languages what %s is and what to do', async (_fault, change) => {
  for (const { text, hint } of await problemsOf(change)) {
    expect([text.ko, hint.ko].every((words) => /[가-힣]/.test(words))).toBe(true);
    expect(
      [text.en, hint.en].every((words) => words.length > 5 && !/[가-힣]/.test(words.replaceAll(/'[^']*'/g, ''))),
    ).toBe(true);
  }
});

it.each([
  [
    'an unknown widget',
    inList([placement('a', { widget: 'secton' })]),
    { kind: 'replace', pointer: '/placements/0/widget', value: 'section' },
  ],
  [
    'an unknown flag',
    set('page', 'PGE_TST_00001', { flags: { isHedaer: true } }),
    { kind: 'rename', pointer: '/flags/isHedaer', key: 'isHeader' },
  ],
  [
    'an unknown action',
    acting({ action: 'mvoe', pageNm: 'Gate' }),
    { kind: 'replace', pointer: '/placements/0/settings/more/action/action', value: 'move' },
  ],
  [
    'a screen that does not exist',
    set('venue', 'TP', { main: 'ParkMian' }),
    { kind: 'replace', pointer: '/main', value: 'ParkMain' },
  ],
] as const)('offers the one fix for %s', async (_fault, change, fix) => {
  expect((await problemsOf(change)).map((problem) => problem.fix)).toEqual([fix]);
});

it('lets a data service be answered by a host of the list, and only warns of one on this machine', async () => {
  const listed = set('site', 'site', { upstreamHosts: ['api.example', 'other.example:8443'] });
  expect(await problemsOf(both(upstream('https://api.example'), listed))).toEqual([]);
  expect(await problemsOf(both(upstream('https://API.example:443'), listed))).toEqual([]);
  expect(await problemsOf(both(upstream('https://other.example:8443'), listed))).toEqual([]);
  expect(await problemsOf(upstream('http://localhost:4000'))).toMatchObject([{ severity: 'warning' }]);
});

it('only warns of an unknown widget that has a fallback of its own', async () => {
  const [problem] = await problemsOf(
    inList([placement('a', { widget: 'later', fallback: { widget: 'section', v: 1, settings: {} } })]),
  );
  expect(problem).toMatchObject({ code: 'unknown-widget', severity: 'warning' });
});

it('checks the code budget when the sizes of the widgets are known', async () => {
  const prepared = await prepare(rawsOf(soundSite()));
  const kB = (section: number) =>
    new Map([
      [
        'section',
        new Map([
          ['a.js', (section - 1) * 1024],
          ['shared.js', 1024],
        ]),
      ],
      ['outlet', new Map([['shared.js', 1024]])],
    ]);
  expect(linesOf(check(prepared, { widgetCode: kB(61) }))).toEqual(['budget-exceeded layout/plain/placements']);
  expect(check(prepared, { widgetCode: kB(60) })).toEqual([]);
});

it('lets a layout use the texts that all of its pages carry', async () => {
  const own = [
    { languageId: 'ko', messageId: 'own.text', messageText: '글' },
    { languageId: 'en', messageId: 'own.text', messageText: 'Word' },
  ];
  const change = both(settings({ title: 'own.text' }), set('page', 'PGE_TST_00001', { layout: 'x', messageList: own }));
  expect(await problemsOf(change)).toEqual([]);
  expect(linesOf(await problemsOf(both(change, set('page', 'PGE_TST_00002', { layout: 'x' }))))).toEqual([
    'dangling-reference layout/x/placements/0/settings/title',
  ]);
});

it('sees no loop where guards send different visitors to each other', async () => {
  const change = both(
    guard({ when: [[{ fact: 'login', is: [true] }]], redirect: { action: 'move', pageNm: 'Error' } }),
    add({
      type: 'guard',
      id: 'h',
      v: 1,
      rules: [{ when: [[{ fact: 'login', is: [false] }]], redirect: { action: 'move', pageNm: 'Login' } }],
    }),
    set('page', 'PGE_TST_00002', { guards: ['g'] }),
    set('page', 'PGE_TST_00004', { guards: ['h'] }),
  );
  expect(await problemsOf(change)).toEqual([]);
});
