import { expect, it } from 'vitest';
import { pick, placement } from '#tests/sound-site.ts';
import { add, both, linesOf, problemsOf, set, type Change } from '#tests/changed-site.ts';
import { inList, settings, acting, html, guard, type Fault, testFaults } from '#tests/publish-faults.ts';

const menu = (...items: object[]): Change =>
  set('menu', 'main', {
    items: items.map((item) => ({ parentsMenuUid: '', menuLevel: 0, menuName: 'menu.home', ...item })),
  });

const referenceFaults: readonly Fault[] = [
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
];

testFaults(referenceFaults);

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
