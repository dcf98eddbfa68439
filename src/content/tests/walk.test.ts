import { expect, it } from 'vitest';
import { compileSite, prepare, walkSite, type Problem } from '#content';
import { add, both, linesOf, rawsOf, set, type Change } from '#tests/changed-site.ts';
import { layout, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';

const now = Date.UTC(2026, 10, 22);

const walkOf = async (change: Change) => {
  const site = soundSite();
  change(site);
  const prepared = await prepare(rawsOf(site));
  return walkSite(prepared, compileSite(prepared, { number: 1, hash: 'test' }, { sandbox: false }), { from: now });
};
const problemsOf = async (change: Change): Promise<readonly Problem[]> =>
  (await walkOf(change)).problems.filter(({ severity }) => severity !== 'note');

const guard = (id: string, ...rules: object[]): Body => ({ type: 'guard', id, v: 1, rules });
const when = (...tests: object[]) => [tests];
const is = (fact: string, ...values: unknown[]) => ({ fact, is: values });
const more = (pageNm: string, rest: object = {}, link: object = {}) =>
  placement('way', {
    settings: { title: 'site.name', more: { label: 'site.name', action: { action: 'move', pageNm }, ...link } },
    ...rest,
  });
/** A button on the main page of the venue. */
const button = (pageNm: string, rest: object = {}, link: object = {}): Change =>
  both(add(layout('home', [more(pageNm, rest, link)])), set('page', 'PGE_TST_00005', { layout: 'home' }));
const target = (rest: object, path = '/x'): Change => add(page(9, 'X', path, { flags: { prevBtn: true }, ...rest }));
const item = (rest: object) => ({
  menuUid: 'M9',
  parentsMenuUid: '',
  menuLevel: 0,
  menuName: 'menu.home',
  pageId: 'PGE_TST_00009',
  ...rest,
});
const menuTo =
  (rest: object = {}): Change =>
  (site) =>
    (pick(site, 'menu', 'main')['items'] as object[]).push(item(rest));
const koreanOnly = guard('ko-only', { when: when(is('locale', 'en')), refuse: 'A//guard.login' });
const appOnly = guard('app-only', { when: when(is('platform', 'APP')), pass: true }, { refuse: 'S//guard.login' });

it('finds nothing on a sound site, and says how much it looked at', async () => {
  const { problems, coverage } = await walkOf(() => {});
  expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
  // Guest or member, two languages, three devices.
  expect([coverage.pages, coverage.viewers, coverage.instants, coverage.views]).toEqual([6, 12, [now], 72]);
});

it('counts a placement as seen by visitors whose address has its mode', async () => {
  const change = both(
    target({ layout: 'inside', query: { mode: { values: ['send'] } } }),
    add(layout('inside', [placement('hi', { when: when(is('mode', 'send')) })])),
    button('X'),
  );
  expect(await problemsOf(change)).toEqual([]);
});

/** A header around every page whose button leads somewhere; pages show it by the flag searchBtn. */
const header = (linkUrl: string): Change =>
  set('layout', 'frame', {
    placements: [
      {
        id: 'header',
        widget: 'header',
        v: 1,
        settings: {
          logo: { label: 'site.name', action: { action: 'main' } },
          buttons: [{ flag: 'searchBtn', icon: 'search', label: 'site.name', action: { action: 'link', linkUrl } }],
        },
      },
      { id: 'outlet', widget: 'outlet', v: 1, settings: {} },
    ],
  });
const showsSearch = (id: string): Change => set('page', id, { flags: { prevBtn: true, searchBtn: true } });

const faults: readonly (readonly [fault: string, change: Change, found: string])[] = [
  [
    'a button to a page that is not there',
    both(
      add(
        layout('home', [
          placement('way', {
            settings: {
              title: 'site.name',
              more: { label: 'site.name', action: { action: 'link', linkUrl: '/nowhere' } },
            },
          }),
        ]),
      ),
      set('page', 'PGE_TST_00005', { layout: 'home' }),
    ),
    'leads-nowhere layout/home/placements/0/settings/more/action',
  ],
  [
    'a button of the frame to a page that is not there, where a page of a venue shows it',
    both(header('/nowhere'), showsSearch('PGE_TST_00005')),
    'leads-nowhere layout/frame/placements/0/settings/buttons/0/action',
  ],
  [
    'a button of the frame to a page that is not there, where a page of no venue shows it',
    both(header('/nowhere'), showsSearch('PGE_TST_00001')),
    'leads-nowhere layout/frame/placements/0/settings/buttons/0/action',
  ],
  [
    'a menu entry on the web to a page that only the app may see, without a way on',
    both(target({ guards: ['app-only'] }), add(appOnly), menuTo()),
    'app-only-on-web menu/main/items/2',
  ],
  [
    'a menu entry for guests to a page for members that offers no login',
    both(
      target({ guards: ['shut'] }),
      add(guard('shut', { when: when(is('login', false)), refuse: 'S//guard.login' })),
      menuTo({ when: when(is('login', false)) }),
    ),
    'leads-to-closed menu/main/items/2',
  ],
  [
    'a menu entry to a page that is blocked without a word',
    both(target({ pageInfo: { pageId: 'PGE_TST_00009', pageStatusCode: 'B', pageBlockContent: '' } }), menuTo()),
    'leads-to-closed menu/main/items/2',
  ],
  [
    'a menu entry in English to a page that refuses English',
    both(target({ guards: ['ko-only'] }), add(koreanOnly), menuTo()),
    'leads-to-closed menu/main/items/2',
  ],
  [
    'a button of the frame in English to a page that refuses English',
    both(header('/x'), showsSearch('PGE_TST_00005'), target({ guards: ['ko-only'] }), add(koreanOnly)),
    'leads-to-closed layout/frame/placements/0/settings/buttons/0/action',
  ],
  [
    'two guards that send visitors to each other',
    both(
      target({ guards: ['to-y'] }),
      add(
        page(10, 'Y', '/y', { guards: ['to-x'], flags: { prevBtn: true } }),
        guard('to-y', { when: when(is('login', false)), redirect: { action: 'move', pageNm: 'Y' } }),
        guard('to-x', { when: when(is('login', false)), redirect: { action: 'move', pageNm: 'X' } }),
      ),
      button('X'),
    ),
    'visitor-loop layout/home/placements/0/settings/more/action',
  ],
  ['a page with nothing that leads on', both(target({ flags: {} }), button('X')), 'dead-end page/PGE_TST_00009/layout'],
  [
    'a page for members and for guests only',
    both(
      target({ guards: ['no-guests', 'no-members'] }),
      add(
        guard('no-guests', { when: when(is('login', false)), refuse: 'S//guard.login' }),
        guard('no-members', { when: when(is('login', true)), refuse: 'S//guard.login' }),
      ),
    ),
    'page-never-opens page/PGE_TST_00009/guards',
  ],
  [
    'a guard that refuses everybody',
    add(guard('wall', { when: when(is('login', true)), refuse: 'S//guard.login' }, { refuse: 'S//guard.login' })),
    'guard-never-passes guard/wall/rules',
  ],
  [
    'a rule behind one that always decides',
    add(
      guard(
        'late',
        { when: when(is('login', true)), pass: true },
        { when: when(is('login', false)), pass: true },
        { when: when(is('locale', 'en')), refuse: 'S//guard.login' },
      ),
    ),
    'rule-never-decides guard/late/rules/2',
  ],
  [
    'a link of a section whose condition never holds',
    button('Gate', {}, { when: when(is('login', false), is('memberKind', 'full')) }),
    'condition-never-holds layout/home/placements/0/settings/more/when',
  ],
  [
    "a condition on a guest's membership",
    button('Gate', { when: when(is('login', false), is('memberKind', 'full')) }),
    'condition-never-holds layout/home/placements/0/when',
  ],
  [
    'a placement for guests on a page for members',
    both(
      target({ layout: 'inside', flags: { isNeedLogin: true, prevBtn: true } }),
      add(layout('inside', [placement('hi', { when: when(is('login', false)) })])),
      button('X'),
    ),
    'placement-never-shown layout/inside/placements/0/when',
  ],
  [
    'an open page whose service is blocked',
    both(
      target({
        dataServiceList: [
          {
            dataServiceId: 'DTS_TST_00001',
            dataServiceStateCode: 'B',
            dataServiceTypeCode: '01',
            dataServiceUniformresourcelocator: '/api/v1/iam/contents/notices',
          },
        ],
      }),
      button('X'),
    ),
    'service-closed page/PGE_TST_00009/dataServiceList/0',
  ],
  [
    'Hangul on an English screen',
    (site) => Object.assign(pick(site, 'messages', 'all-en')['texts'] as object, { 'site.name': '리조트' }),
    'hangul-in-english layout/plain/placements/0/settings',
  ],
  [
    'a text that is missing in the language of those who see it',
    (site) => delete (pick(site, 'messages', 'all-en')['texts'] as Record<string, string>)['site.name'],
    'text-missing layout/plain/placements/0/settings',
  ],
];

it('looks only at the viewers of a link with a condition', async () => {
  const noteOf = async (link: object) =>
    linesOf(
      (
        await walkOf(
          both(
            target({ guards: ['ko-only'] }),
            add(guard('ko-only', { when: when(is('locale', 'en')), refuse: 'S//guard.login' })),
            button('X', {}, link),
          ),
        )
      ).problems.filter(({ code }) => code === 'leads-to-closed'),
    );
  expect(await noteOf({})).toEqual(['leads-to-closed layout/home/placements/0/settings/more/action']);
  expect(await noteOf({ when: when(is('locale', 'ko')) })).toEqual([]);
});

it.each(faults)('finds %s', async (_fault, change, found) => {
  expect(linesOf(await problemsOf(change))).toContain(found);
});

const fine: readonly (readonly [what: string, change: Change])[] = [
  [
    'a page that asks guests to log in and leads them there',
    both(target({ flags: { isNeedLogin: true, prevBtn: true } }), menuTo()),
  ],
  [
    'an entry that is hidden from whom its page refuses',
    both(target({ guards: ['app-only'] }), add(appOnly), menuTo({ when: when(is('platform', 'APP')) })),
  ],
  ['a button of the frame that no page shows', header('/nowhere')],
  [
    'a button of the frame that only a page shows to which nothing leads',
    both(header('/nowhere'), target({ flags: { prevBtn: true, searchBtn: true } })),
  ],
  [
    'a page that is in preparation',
    both(target({ pageInfo: { pageId: 'PGE_TST_00009', pageStatusCode: 'D', pageBlockContent: '' } }), menuTo()),
  ],
  [
    'a refusal that is said to be meant',
    both(
      target({ guards: ['ko-only'] }),
      add({ ...guard('ko-only', { when: when(is('locale', 'en')), refuse: 'A//guard.login' }), refusalIsMeant: true }),
      menuTo(),
    ),
  ],
  [
    'an entry whose refusal is said to be meant',
    both(target({ guards: ['ko-only'] }), add(koreanOnly), menuTo({ refusalIsMeant: true })),
  ],
  [
    'an entry whose action says that its refusal is meant',
    both(
      target({ guards: ['ko-only'] }),
      add(koreanOnly),
      menuTo({ pageId: undefined, action: { action: 'move', pageNm: 'X', refusalIsMeant: true } }),
    ),
  ],
  [
    'a guard that goes by what a call answers',
    both(
      target({ guards: ['asks'] }),
      add({
        ...guard('asks', { when: when(is('source', 'Y')), pass: true }, { refuse: 'S//guard.login' }),
        source: { dataServiceId: 'DTS_TST_00001', pointer: '/a' },
      }),
      menuTo(),
    ),
  ],
  [
    'a page that only leads on',
    both(target({ guards: ['on'] }), add(guard('on', { redirect: { action: 'main' } })), menuTo()),
  ],
  [
    'the name of a language in itself',
    (site) => Object.assign(pick(site, 'messages', 'all-en')['texts'] as object, { 'site.name': '한국어' }),
  ],
];

it.each(fine)('says nothing of %s', async (_what, change) => {
  expect(linesOf(await problemsOf(change))).toEqual([]);
});

it('tells who meets a fault and the shortest way to it', async () => {
  const [problem] = await problemsOf(
    both(
      target({ guards: ['app-only'] }),
      add(appOnly, page(10, 'Y', '/y', { layout: 'far', flags: { prevBtn: true } }), layout('far', [more('X')])),
      menuTo({ when: when(is('platform', 'WEB_PC')) }),
      button('Y'),
    ),
  );
  expect(problem?.text.en).toBe(
    "This is visible to visitors (on a desktop) and opens /x, where the guard 'app-only' refuses them and offers no link.",
  );
  expect(problem?.way).toEqual({
    as: 'login=false,locale=ko,platform=WEB_PC,listed=false,tester=true',
    at: now,
    steps: [
      { to: '/test-park/main', by: '' },
      { to: '/x', by: '글 home' },
    ],
  });
});

it('looks again at each instant at which something changes, and tells when', async () => {
  const from = '2026-12-24T09:00:00+09:00';
  const blocked = target({ schedule: [{ from, pageStatusCode: 'B', pageBlockContent: '' }] });
  const { problems, coverage } = await walkOf(both(blocked, menuTo()));
  expect(coverage.instants).toEqual([now, Date.parse(from)]);
  expect(problems.filter(({ severity }) => severity !== 'note').map(({ code, way }) => [code, way?.at])).toEqual([
    ['leads-to-closed', Date.parse(from)],
  ]);
});

it('notes a page that only a button of the frame leads to, when no page shows the button', async () => {
  const unreached = async (...more: Change[]) =>
    linesOf((await walkOf(both(header('/x'), target({}), ...more))).problems).filter((line) =>
      line.startsWith('page-unreachable page/PGE_TST_00009'),
    );
  expect(await unreached()).toHaveLength(1);
  expect(await unreached(showsSearch('PGE_TST_00005'))).toEqual([]);
});

it('notes what is over, and pages that nothing leads to', async () => {
  const { problems } = await walkOf(
    both(target({}), button('Gate', { when: when({ fact: 'now', until: '2026-01-01T00:00:00+09:00' }) })),
  );
  const notes = linesOf(problems.filter(({ severity }) => severity === 'note'));
  expect(notes).toEqual(
    expect.arrayContaining([
      'condition-over layout/home/placements/0/when',
      'page-unreachable page/PGE_TST_00009/paths',
    ]),
  );
});

it('warns that a home which only some visitors may see puts the other pages of its venue out of reach for the rest', async () => {
  const membersOnly = guard(
    'members-only',
    { when: when(is('login', true)), pass: true },
    { refuse: 'A//guard.login' },
  );
  const problems = await problemsOf(
    both(button('X'), target({}), set('page', 'PGE_TST_00005', { guards: ['members-only'] }), add(membersOnly)),
  );
  const found = problems.find(({ code }) => code === 'page-unreachable');
  expect(found && linesOf([found])).toEqual(['page-unreachable page/PGE_TST_00005/guards']);
  expect(found?.text.en).toContain('so 1 other pages of its venue are out of their reach');
});
