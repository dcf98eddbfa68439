import { describe, expect, it } from 'vitest';
import type { Viewer } from '#schemas/viewer';
import { visibleFrame } from '../support/visible-frame.ts';
import shippedLinks from '../../config/site/links.json' with { type: 'json' };
import {
  now,
  prepared,
  snapshot,
  homes,
  type Code,
  guest,
  member,
  viewerOf,
  at,
  home,
} from '../support/shipped-frames.ts';

const codes = ['EL', 'CB', 'HB', 'SW'] as const;
const isPark = (code: Code): boolean => code === 'EL' || code === 'CB';

const reserve = 'https://reserve.haneul-resort.example';

/** Every kind of viewer that a frame tells apart. */
const viewers = (['ko', 'en'] as const).flatMap((locale) =>
  (['APP', 'WEB_MOBILE', 'WEB_PC'] as const).flatMap((platform) =>
    (
      [
        ['guest', guest],
        ['member', member],
      ] as const
    ).map(([name, facts]) => [`${locale} ${platform} ${name}`, { locale, platform, ...facts }] as const),
  ),
);
const every = codes.flatMap((code) => viewers.map(([name, viewer]) => [code, name, viewer] as const));

describe.each(every)('the frame of %s for %s', (code, _name, viewer) => {
  const isKorean = viewer.locale === 'ko';
  const isApp = viewer.platform === 'APP';

  it('has a bar and quick links in the parks, a floating menu elsewhere [P-133 V-047 V-054]', () => {
    const parts = isPark(code)
      ? ['header', 'outlet', 'page-links', 'footer', 'bottom-bar', 'all-menu']
      : ['header', 'outlet', 'footer', 'floating-menu', 'all-menu'];
    expect(home(code, viewer).widgets).toEqual(parts);
  });

  it("has the home's own header: booking, alarm in the parks, login; search for nobody who is no tester [V-042]", () => {
    const alarm = isPark(code) ? [`alarmBtn /mypage/${isApp ? 'noti' : 'notifications'}`] : [];
    const login = viewer.login ? 'loginBtn /mypage' : 'loginBtn /member/login';
    expect(home(code, viewer).header).toEqual([`smartBookBtn ${reserve}/main.do?method=index`, ...alarm, login]);
  });

  it('leads to home, map, pocket, SOM in Korean only, course, and all of it [P-124 P-125 P-129 P-130]', () => {
    const slug = homes[code];
    const bar = [
      `home ${slug}/home/main`,
      `map ${slug}/map`,
      `pocket ${slug}/${code === 'EL' ? 'sky' : 'aqua'}-pocket`,
      ...(isKorean ? ['som /somcharging'] : []),
      `course ${slug}/course`,
      'all all-menu',
    ];
    expect(home(code, viewer).bar).toEqual(isPark(code) ? bar : []);
  });

  it('links what 2.5 names, with codes and group reservations in Korean only, to the app on the web alone [P-142 P-143 P-144 P-145 P-146 V-056 V-057 V-058 V-059 V-060]', () => {
    const slug = homes[code];
    const korean = ['announcement', 'event', 'promotion/monthly', 'promotion/discount-info'];
    const english = [
      'announcement',
      'information/guidemap',
      'information/todaypark',
      ...(code === 'EL' ? ['information/showtime'] : []),
    ];
    const { quick, codes: qr, groups } = home(code, viewer);
    const shown = isPark(code) ? (isKorean ? korean : english).map((path) => `${slug}/${path}`) : [];
    const inKorean = isPark(code) && isKorean;
    expect([quick, qr, groups]).toEqual([
      shown,
      inKorean ? [...(isApp ? [] : ['https://app.haneul-resort.example/']), 'https://shop.haneul-resort.example/'] : [],
      inKorean ? [`${reserve}/group/student`, `${reserve}/group/company`, `${reserve}/group/overseas`] : [],
    ]);
  });

  it("has the footer's list and sites in Korean only, open source in the app only [P-261 P-262 P-263 V-061 V-062 V-065]", () => {
    const list = [
      '/terms',
      '/terms/privacy-policy',
      '/terms/change-list',
      '/terms/email-refuse',
      ...(isApp ? ['/terms/open-source'] : []),
      '/recruitment',
    ];
    const { links, sites } = home(code, viewer);
    expect(links).toEqual(isKorean ? list : []);
    expect(sites).toHaveLength(isKorean ? 5 : 0);
  });

  it('has an all-menu for guests or for members, app settings in the app, a coach mark in the parks, no search', () => {
    const { account, tools, hasCoach, hasSearch } = home(code, viewer);
    expect([account, tools, hasCoach, hasSearch]).toEqual([
      [viewer.login ? 'member' : 'guest'],
      isApp ? ['/app-setting'] : [],
      isPark(code),
      false,
    ]);
  });

  it('folds the last two top menus, the last one outside of the parks, in Korean only [P-158]', () => {
    expect(home(code, viewer).folds).toEqual(
      isKorean ? { EL: ['EL-600', 'EL-700'], CB: ['CB-600', 'CB-700'], HB: ['HB-500'], SW: ['SW-400'] }[code] : [],
    );
  });

  it('hides in English what section 6 lists, on the web what the app alone has, and nothing else [P-508 P-511 P-514 P-515 P-516] [V-378]', () => {
    const { items } = prepared.documents.menu.get(homes[code].slice(1)) ?? { items: [] };
    const nameOf = (uid: string) =>
      items.flatMap(({ menuUid, pageId, linkId }) => (menuUid === uid ? (pageId ?? linkId ?? '') : [])).join('');
    const shown = new Set(
      home(code, viewer).decision.frame.model.menu.flatMap((section) => section.items.map(({ id }) => id)),
    );
    const below = new Set(
      items
        .filter(({ menuLevel, hiddenIn }) => menuLevel === 0 && hiddenIn?.includes('en'))
        .map(({ menuUid }) => menuUid),
    );
    const hidden = items
      .filter(
        ({ menuUid, menuLevel, parentsMenuUid }) =>
          menuLevel === 1 && !shown.has(menuUid) && (isKorean || !below.has(parentsMenuUid)),
      )
      .map(({ menuUid }) => nameOf(menuUid));
    const english = {
      EL: 'PGE_AME_00067 PGE_AME_00069 PGE_AME_00071 PGE_AME_00073 PGE_AME_00131 PGE_AME_00080 PGE_AME_00088 PGE_AMA_00001 LNK_CMP_00004 LNK_CMP_00014',
      CB: 'PGE_AMK_00070 PGE_AMK_00072 PGE_AMK_00074 PGE_AMA_00001 LNK_CMP_00004 LNK_CMP_00016 PGE_AMK_00043',
      HB: 'PGE_AMA_00001 LNK_CMP_00004',
      SW: 'PGE_AMA_00001 LNK_CMP_00004',
    }[code].split(' ');
    const app = {
      EL: 'PGE_AME_00097 PGE_AME_00098 PGE_AME_00115 PGE_AME_00116 LNK_CMP_00012 LNK_CMP_00011',
      CB: 'PGE_AMK_00092 PGE_AMK_00093 LNK_CMP_00012 LNK_CMP_00011',
      HB: '',
      SW: '',
    }[code]
      .split(' ')
      .filter((id) => id !== '');
    expect(hidden.toSorted()).toEqual([...(isKorean ? [] : english), ...(isApp ? [] : app)].toSorted());
  });

  it('stands around the pages of no venue as well, with the same menu, for whoever is in that resort', () => {
    const shared = at('/terms', code, viewer);
    const { widgets, bar, menu, folds, sites } = home(code, viewer);
    expect(shared).toMatchObject({ widgets, bar, menu, folds, sites });
  });
});

describe('the two parks hide in English', () => {
  it.each([
    [
      'EL',
      ['EL-600', 'EL-700'],
      'LNK_CMP_00004 LNK_CMP_00014 LNK_CMP_00017 LNK_CMP_00027 LNK_CMP_00028',
      '[P-510 P-512]',
    ],
    ['CB', ['CB-600', 'CB-700'], '', '[P-513]'],
  ] as const)('%s: the top menus %o with %s %s', (code, tops, links, _) => {
    const model = (locale: 'ko' | 'en') => home(code, { locale }).decision.frame.model.menu;
    const below = (locale: 'ko' | 'en') => JSON.stringify(model(locale));
    expect(model('ko').map(({ id }) => id)).toEqual(expect.arrayContaining([...tops]));
    expect(model('en').filter(({ id }) => (tops as readonly string[]).includes(id))).toEqual([]);
    const hosts = links
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => new URL(shippedLinks.documents.find((link) => link.id === id)?.linkUrl ?? '').host);
    for (const host of hosts)
      expect([host, below('ko').includes(host), below('en').includes(host)]).toEqual([host, true, false]);
  });
});

describe('the header', () => {
  it.each(codes)('of %s has search for testers, which opens /search?type=init [P-116 P-117 P-152]', (code) => {
    const { header, hasSearch } = home(code, { ...member, tester: true });
    expect([header.includes('searchBtn /search?type=init'), hasSearch]).toEqual([true, true]);
  });

  it.each([
    ['/haneul-land/sky-pocket', 'EL'],
    ['/aqua-bay/aqua-pocket', 'CB'],
  ] as const)('of %s opens the list of bookings and refreshes [P-114 V-043]', (path, code) => {
    expect(at(path, code, { ...member, platform: 'APP' }).header).toEqual([
      `reservationBtn ${reserve}/mypage.do?method=reservelist`,
      'pocketRefreshBtn refresh',
    ]);
  });

  it.each([
    ['EL', true],
    ['CB', true],
    ['HB', false],
    ['SW', false],
  ] as const)('of my page in %s has an alarm: %s; and its settings [P-121]', (code, hasAlarm) => {
    const header = (platform: Viewer['platform']) => at('/mypage', code, { ...member, platform }).header;
    const settings = 'mypageSetting /mypage?setting=on';
    expect(header('APP')).toEqual([...(hasAlarm ? ['mypageAlarmBtn /mypage/noti'] : []), settings]);
    expect(header('WEB_PC')).toEqual([...(hasAlarm ? ['mypageAlarmBtn /mypage/notifications'] : []), settings]);
  });

  it('shares a page everywhere, and a picture in the app alone', () => {
    const shared = (platform: Viewer['platform']) =>
      at('/haneul-land/information/thingsToKnow', 'EL', { platform }).header;
    expect([shared('WEB_MOBILE'), shared('APP')]).toEqual([
      ['shareBtn share page'],
      ['shareBtn share picture', 'shareBtn share page'],
    ]);
  });

  it.each(codes)('of %s hides the button of developers in production [P-115 P-085]', (code) => {
    const changed = {
      ...snapshot,
      pages: Object.fromEntries(
        Object.entries(snapshot.pages).map(([id, page]) => [
          id,
          { ...page, flags: { ...page.flags, devSmartBookBtn: true } },
        ]),
      ),
    };
    const shown = (production: boolean) =>
      visibleFrame(changed, `${homes[code]}/home/main`, viewerOf(code, { production }), now).header.filter((button) =>
        button.startsWith('dev'),
      );
    expect([shown(false), shown(true)]).toEqual([
      ['devSmartBookBtn https://dev-reserve.haneul-resort.example/main.do?method=index'],
      [],
    ]);
  });
});

it("the footer has the museum, golf, guide dogs, the customer's voice and the web novel, each in a new window as its link document says [V-064 V-341]", () => {
  const footer = home('EL').decision.frame.nodes.find(({ widget }) => widget === 'footer');
  const linkOf = (name: string) =>
    shippedLinks.documents.find((link) => link.linkUrl === `https://${name}.haneul-resort.example/`);
  const expected = ['museum', 'golf', 'guidedog', 'voice', 'novel'].map((name) => ({
    label: linkOf(name)?.linkName,
    action: { kind: 'open', href: `/sandbox/site/${name}.haneul-resort.example/`, newWindow: linkOf(name)?.newWindow },
  }));
  expect(footer?.settings).toMatchObject({ sites: { items: expected } });
});
