import { expect, it } from 'vitest';
import { pick, placement } from '#tests/sound-site.ts';
import { add, problemsOf, set, type Change } from '#tests/changed-site.ts';
import { inList, settings, acting, html, type Fault, testFaults } from '#tests/publish-faults.ts';

const texts =
  (locale: string, more: Record<string, string>): Change =>
  (site) =>
    Object.assign(pick(site, 'messages', `all-${locale}`)['texts'] as object, more);

const nameFaults: readonly Fault[] = [
  ['a setting that the schema refuses', settings({ title: 7 }), 'schema-error layout/x/placements/0/settings/title'],
  ['a document without what it must have', (site) => delete pick(site, 'venue', 'TP')['slug'], 'schema-error venue/TP'],
  [
    'a page whose pageId is another',
    set('page', 'PGE_TST_00002', { pageInfo: { pageId: 'PGE_TST_00099', pageStatusCode: 'N', pageBlockContent: '' } }),
    'schema-error page/PGE_TST_00002/pageInfo/pageId',
  ],
  ['a document of an unknown type', add({ type: 'paeg', id: 'x' }), 'unknown-type paeg/x/type'],
  ['a site without its document', (site) => site.splice(0, 1), 'missing-site site/site'],
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
];

testFaults(nameFaults);

it('finds nothing wrong with a sound site', async () => {
  expect(await problemsOf(() => {})).toEqual([]);
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

it('only warns of an unknown widget that has a fallback of its own', async () => {
  const [problem] = await problemsOf(
    inList([placement('a', { widget: 'later', fallback: { widget: 'section', v: 1, settings: {} } })]),
  );
  expect(problem).toMatchObject({ code: 'unknown-widget', severity: 'warning' });
});
