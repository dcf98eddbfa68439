import { expect, it } from 'vitest';
import { check, prepare } from '#content';
import { layout, notice, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { add, both, linesOf, rawsOf } from '#tests/changed-site.ts';
import { inList, html, type Fault, testFaults } from '#tests/publish-faults.ts';

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

const limitFaults: readonly Fault[] = [
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

testFaults(limitFaults);

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
