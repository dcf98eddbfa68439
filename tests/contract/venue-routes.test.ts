import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite, prepare } from '#content';
import type { Snapshot } from '#engine';
import { pageSchema } from '#schemas/page.schema';
import type { Viewer } from '#schemas/viewer';
import links from '../../config/site/links.json' with { type: 'json' };
import spareLinks from '../../config/site/app-links.json' with { type: 'json' };
import { readLedgers } from '../../scripts/requirements/ledger.ts';
import { bootOf, deliveryServer, shippedSite } from '../support/delivery-server.ts';
import { shipped as documents } from '../support/edited-site.ts';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { visibleFrame } from '../support/visible-frame.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  tester: false,
  listed: false,
  onSite: {},
};

let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

/** The shipped site with a text replaced in its documents. */
const siteWith = async (from: string, to: string, isOf: (type: string) => boolean = () => true): Promise<Snapshot> =>
  compileSite(
    await prepare(
      documents.map((one) =>
        isOf(one.type)
          ? { ...one, body: JSON.parse(JSON.stringify(one.body).replaceAll(from, to)) as typeof one.body }
          : one,
      ),
    ),
    { number: 2, hash: 'edited' },
    { sandbox: true },
  );

const pagesOf = (site: Snapshot, venue: string) => Object.values(site.pages).filter((page) => page.venue === venue);
const sectionsOf = (venue: string) =>
  [...new Set(pagesOf(snapshot, venue).flatMap(({ path }) => path.split('/').slice(2, 3)))].toSorted();
const screenAt = (site: Snapshot, address: string): string =>
  openAddress(site, address, { how: 'load', viewer: member, now }).decision.screen;
const homes = { EL: 'haneul-land', CB: 'aqua-bay', HB: 'forest-stay', SW: 'speedway' } as const;
const codes = ['EL', 'CB', 'HB', 'SW'] as const;

describe('paths', () => {
  it.each([
    [
      'EL',
      'announcement course event facility home information map promotion reservation sky-pocket sky-story ticket',
      '[V-017]',
    ],
    [
      'CB',
      'announcement aqua-pocket aqua-story course event facility home information map promotion reservation ticket',
      '[V-018]',
    ],
    ['HB', 'amenity announcement charge home information introduction trafficinfo', '[V-019]'],
    ['SW', 'announcement home information trafficinfo', '[V-020]'],
  ])('of %s have the sections %s %s', (venue, sections) => {
    expect(sectionsOf(venue).join(' ')).toBe(sections);
  });

  it.each(codes)(
    'of %s begin with its slug, and follow another slug of its document [P-049] [V-015]',
    async (venue) => {
      expect(pagesOf(snapshot, venue).map(({ path }) => path.split('/')[1])).toEqual(
        pagesOf(snapshot, venue).map(() => homes[venue]),
      );
      const moved = await siteWith(`"slug":"${homes[venue]}"`, '"slug":"elsewhere"', (type) => type === 'venue');
      expect(pagesOf(moved, venue).length).toBe(pagesOf(snapshot, venue).length);
      expect([...new Set(pagesOf(moved, venue).map(({ path }) => path.split('/')[1]))]).toEqual(['elsewhere']);
      expect([screenAt(moved, '/elsewhere/home/main'), screenAt(moved, `/${homes[venue]}/home/main`)]).toEqual([
        `${venue}Main`,
        'NotFound',
      ]);
    },
  );

  it('lead to the venue of their first segment, and to no venue without one [V-016]', () => {
    const venueAt = (address: string) =>
      openAddress(snapshot, address, { how: 'load', viewer: { ...member, curResort: 'SW' }, now }).decision.frame.model
        .venue?.code;
    expect(codes.map((code) => venueAt(`/${homes[code]}/home/main`))).toEqual([...codes]);
    expect(screenAt(snapshot, '/haneul-lands/home/main')).toBe('NotFound');
  });

  it.each([
    ['sky-pocket', 'EL', 11],
    ['sky-story', 'EL', 4],
    ['aqua-pocket', 'CB', 11],
    ['aqua-story', 'CB', 1],
  ] as const)('below %s of %s follow another word, and nothing else does [V-021]', async (word, venue, least) => {
    const moved = await siteWith(`"/${word}`, '"/own-word', (type) => type === 'page');
    const changed = Object.values(snapshot.pages).filter(({ id, path }) => moved.pages[id]?.path !== path);
    expect(changed.length).toBeGreaterThanOrEqual(least);
    expect(changed.map(({ venue: code, path }) => [code, path.startsWith(`/${homes[venue]}/${word}`)])).toEqual(
      changed.map(() => [venue, true]),
    );
    expect(changed.map(({ id, path }) => moved.pages[id]?.path === path.replace(word, 'own-word'))).toEqual(
      changed.map(() => true),
    );
  });

  it.each([
    ['CB', 'announcement', 3],
    ['CB', 'course', 3],
    ['CB', 'event', 8],
    ['CB', 'information', 8],
    ['CB', 'map', 6],
    ['CB', 'promotion', 7],
    ['CB', 'home', 1],
    ['HB', 'announcement', 3],
    ['HB', 'charge', 2],
    ['HB', 'introduction', 2],
    ['SW', 'announcement', 3],
    ['SW', 'information', 1],
  ] as const)('of %s below %s follow another base, and so do the menus [V-023]', async (venue, base, least) => {
    const own = new Set(pagesOf(snapshot, venue).map(({ id }) => id));
    const edited = documents.map((one) =>
      one.type === 'page' && own.has(one.id)
        ? {
            ...one,
            body: JSON.parse(JSON.stringify(one.body).replaceAll(`"/${base}`, '"/own-base')) as typeof one.body,
          }
        : one,
    );
    const moved = compileSite(await prepare(edited), { number: 2, hash: 'edited' }, { sandbox: true });
    const below = pagesOf(snapshot, venue).filter(({ path }) => path.split('/')[2] === base);
    expect(below.length).toBeGreaterThanOrEqual(least);
    expect(below.map(({ id }) => moved.pages[id]?.path)).toEqual(
      below.map(({ path }) => path.replace(`/${base}`, '/own-base')),
    );
    expect(JSON.stringify(moved.menus).includes(`"/${homes[venue]}/${base}/`)).toBe(false);
  });

  it('put the literal add before a parameter [V-256]', () => {
    expect(
      ['/ticket/add/1/01', '/ticket/1/01/02', '/ticket/add/1/01/02', '/ticket/1/01'].map((path) =>
        screenAt(snapshot, `/haneul-land${path}`),
      ),
    ).toEqual(['UseGuideDtl', 'AffiliateBenefitDtl', 'AffiliateBenefitDtl', 'UseGuideDtl']);
  });

  it('of CB below ticket are the exit, and those that the decisions add [V-271]', () => {
    const below = pagesOf(snapshot, 'CB').flatMap(({ path }) =>
      path.startsWith('/aqua-bay/ticket') ? [path.slice('/aqua-bay'.length)] : [],
    );
    expect(below.toSorted()).toEqual([
      '/ticket',
      '/ticket/leave-by-qr',
      '/ticket/{publctId}/{parkKindCd}/{bnftClassCd}',
      '/ticket/{publctId}/{publctTypeCd}',
    ]);
  });

  it.each(codes)('/home and /home/main of %s open its main screen [V-024]', (venue) => {
    expect([`/${homes[venue]}/home`, `/${homes[venue]}/home/main`].map((path) => screenAt(snapshot, path))).toEqual([
      `${venue}Main`,
      `${venue}Main`,
    ]);
  });
});

describe('screens', () => {
  it('of every venue have page IDs of its area [V-030]', () => {
    const areas = { EL: 'AME', CB: 'AMK', HB: 'AMH', SW: 'AMS' } as const;
    for (const venue of codes)
      expect(pagesOf(snapshot, venue).filter(({ id }) => !new RegExp(`^PGE_${areas[venue]}_\\d{5}$`).test(id))).toEqual(
        [],
      );
  });

  it('of CB have a header, a footer and a back button, but for its home and its map [V-031]', () => {
    const isOther = ({ flags: { isHeader, isFooter, prevBtn } }: Snapshot['pages'][string]) =>
      isHeader !== true || isFooter !== true || prevBtn !== true;
    expect(
      pagesOf(snapshot, 'CB')
        .filter(isOther)
        .map(({ screen }) => screen)
        .toSorted(),
    ).toEqual(['CBMain', 'CBmap']);
    expect([snapshot.pages[idOf('CBMain')]?.flags, snapshot.pages[idOf('CBmap')]?.flags]).toEqual([
      expect.objectContaining({ isHeader: true, isFooter: true, homeLogo: true }),
      expect.not.objectContaining({ isHeader: true, prevBtn: true }),
    ]);
  });

  it('SignupNUseGuide, AffiliateCard and AffiliateBenefit are linked from the pass intro and have content [V-269]', async () => {
    const intro = await renderAddress('/haneul-land/ticket', { viewer: member, now });
    for (const screen of ['SignupNUseGuide', 'AffiliateCard', 'AffiliateBenefit']) {
      const path = snapshot.screens[screen] ?? '';
      expect(intro.html.includes(`href="${path}"`)).toBe(true);
      expect((await renderAddress(path, { viewer: member, now })).text.length).toBeGreaterThan(60);
    }
  });

  it.each([
    ['EL', 'ELSiteMap'],
    ['CB', 'CBSiteMap'],
  ] as const)('the site map of %s, %s, links to everything in its menu [V-278]', async (venue, screen) => {
    const page = await renderAddress(snapshot.screens[screen] ?? '', { viewer: { ...member, platform: 'APP' }, now });
    const targets = [...JSON.stringify(page.decision.frame.model.menu).matchAll(/"to":"([^"]+)"/g)].map(
      ([, to = '']) => to,
    );
    expect(targets.length).toBeGreaterThan(10);
    expect([
      page.decision.screen,
      page.decision.frame.model.venue?.code,
      targets.filter((to) => !page.html.includes(`"${to}"`)),
    ]).toEqual([screen, venue, []]);
  });
});

describe('flags of a page', () => {
  it('are those that the specification lists, and a name in analytics [V-027]', () => {
    const [, listed = ''] =
      /carry the flags (.*), title \(/.exec(readLedgers().find(({ id }) => id === 'V-027')?.sentence ?? '') ?? [];
    const names = [...listed.split(', '), 'title', 'isCustomTitle', 'isCb', 'isHb', 'isSw', 'category'];
    expect([
      names.length,
      names.filter((name) => !Object.hasOwn(pageSchema.properties.flags.properties, name)),
      Object.hasOwn(pageSchema.properties, 'aaPageNm'),
    ]).toEqual([27, [], true]);
  });

  it('show and hide their buttons of the header [V-027]', async () => {
    const names = ['smartBookBtn', 'reservationBtn', 'pocketRefreshBtn', 'shareBtn', 'alarmBtn', 'loginBtn'];
    const headerWith = async (is: boolean) => {
      const flags = Object.fromEntries(names.map((name) => [name, is]));
      const edited = documents.map((one) =>
        one.id === idOf('ELNoticeList')
          ? {
              ...one,
              body: {
                ...one.body,
                flags: { ...(one.body as { readonly flags: object }).flags, ...flags },
              } as typeof one.body,
            }
          : one,
      );
      return visibleFrame(
        compileSite(await prepare(edited), { number: 2, hash: 'edited' }, { sandbox: true }),
        '/haneul-land/announcement',
        { ...member, login: false },
        now,
      ).header;
    };
    expect([(await headerWith(true)).map((button) => button.split(' ')[0]), await headerWith(false)]).toEqual([
      names,
      [],
    ]);
  });
});

const idOf = (screen: string): string => Object.values(snapshot.pages).find((page) => page.screen === screen)?.id ?? '';

describe('codes of a venue', () => {
  it.each([
    ['EL', '01', '01', '[P-003]'],
    ['CB', '02', '02', '[P-004]'],
    ['HB', '03', '03', '[P-005]'],
    ['SW', '04', '04', '[P-006]'],
  ] as const)('%s are parkKindCd %s and publctTypeCd %s %s', (venue, parkKindCd, publctTypeCd, _) => {
    expect(snapshot.venues[venue]).toMatchObject({ code: venue, parkKindCd, publctTypeCd });
  });

  it.each([
    ['HB', '/forest-stay/announcement', '03', '[P-005]'],
    ['SW', '/speedway/announcement', '04', '[P-006]'],
  ] as const)(
    '%s: its notices at %s are asked for by the publctTypeCd of its document, %s or another %s',
    async (venue, path, code, _) => {
      const asked = (site: Snapshot) =>
        openAddress(site, path, { how: 'load', viewer: { ...member, curResort: venue }, now })
          .decision.needs.map(({ key }) => new URL(key, 'https://own.example').searchParams.get('publctTypeCd'))
          .filter((value) => value !== null);
      const moved = await siteWith(`"publctTypeCd":"${code}"`, '"publctTypeCd":"77"', (type) => type === 'venue');
      expect([asked(snapshot), asked(moved)]).toEqual([[code], ['77']]);
    },
  );

  it('a visitor without a stored resort is in EL [P-003]', () => {
    const { curResort: _, ...nowhere } = member;
    expect(
      openAddress(snapshot, '/terms', { how: 'load', viewer: nowhere, now }).decision.frame.model.venue?.code,
    ).toBe('EL');
  });
});

it.each([
  ['HB', '포레스트스테이', 'Forest Stay', '[V-004]'],
  ['SW', '스피드웨이', 'Speedway', '[V-005]'],
] as const)('%s takes its name from its documents: %s, %s %s', async (venue, ko, en, _row) => {
  const renamed = await siteWith(ko, '물안개마을', (type) => type === 'messages');
  const again = await siteWith(en, 'Mist Village', (type) => type === 'messages');
  const seen = (site: Snapshot, locale: 'ko' | 'en', path: string) =>
    JSON.stringify(
      openAddress(site, path, { how: 'load', viewer: { ...member, locale, curResort: venue }, now }).decision,
    );
  for (const path of [`/${homes[venue]}/home/main`, '/gateway']) {
    expect([seen(renamed, 'ko', path).includes('물안개마을'), seen(renamed, 'ko', path).includes(ko)]).toEqual([
      true,
      false,
    ]);
    expect([
      seen(again, 'en', path).includes('Mist Village'),
      new RegExp(`\\b${en}\\b`).test(seen(again, 'en', path)),
    ]).toEqual([true, false]);
  }
});

it('the menu of HB has its facilities, notices, fees, discounts, rules, two houses and way there [V-011]', async () => {
  const { decision } = await renderAddress('/forest-stay/home/main', { viewer: member, now });
  const targets = [...JSON.stringify(decision.frame.model.menu).matchAll(/"to":"(\/forest-stay[^"]*)"/g)].map(
    ([, to = '']) => screenAt(snapshot, to),
  );
  expect([...new Set(targets)].toSorted()).toEqual([
    'HBAmenity',
    'HBCharge',
    'HBDiscountInfo',
    'HBInformation',
    'HBIntro1',
    'HBIntro2',
    'HBNoticeList',
    'HBTrafficInfo',
  ]);
});

describe('booking', () => {
  it.each(codes)(
    'of %s opens the reservation site in a new window on the web, and as a reservation in the app [V-013]',
    (venue) => {
      for (const platform of ['WEB_MOBILE', 'WEB_PC', 'APP'] as const) {
        const { decision } = openAddress(snapshot, `/${homes[venue]}/home/main`, {
          how: 'load',
          viewer: { ...member, platform },
          now,
        });
        const command =
          /"(?:kind":"open","href":"[^"]*reserve\.haneul-resort\.example[^}]*)/.exec(
            JSON.stringify(decision.frame),
          )?.[0] ?? '';
        expect(command).toContain('"newWindow":true');
        expect(command).toContain('"reservation":true');
      }
    },
  );

  const all = [...links.documents, ...spareLinks.documents];
  it.each([
    ['LNK_CMP_00009', 'cb.do?method=productDetail&high_menu_id=0202&top_menu_id=02&visit_date=', '[V-310]'],
    [
      all.find(({ linkName }) => linkName === 'MSG_TXT_LINK_EXPAY')?.id ?? '',
      'expay.do?method=validCh&entryKey=',
      '[V-311]',
    ],
  ])('%s is %s, to which a value is appended %s', (id, address) => {
    const link = all.find((one) => one.id === id);
    expect([link?.linkUrl, (link as { mobileUrl?: string } | undefined)?.mobileUrl]).toEqual([
      `https://reserve.haneul-resort.example/${address}`,
      `https://m.reserve.haneul-resort.example/${address}`,
    ]);
  });
});

interface Seo {
  readonly description?: string;
  readonly keywords?: string;
}

describe('the app', () => {
  const server = deliveryServer(shippedSite);
  const isApp = async (agent: string): Promise<boolean> =>
    bootOf(await server.get('/app-setting', { 'user-agent': agent })).decision.outcome.kind === 'page';
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile Safari/537.36';

  it.each([
    ['/haneul-land/home/main', 'EL'],
    ['/forest-stay/home/main', 'HB'],
    ['/recruitment', ''],
    ['/introduction/mgmt', ''],
    ['/terms/change-list', ''],
  ])('%s carries the description and the keywords of its document for search engines [P-102]', async (path, code) => {
    const page = Object.values(snapshot.pages).find((one) => one.path === path);
    const document = documents.find(({ id }) => id === page?.id)?.body as { readonly seo: Seo } | undefined;
    const venue = documents.find(({ type, id }) => type === 'venue' && id === code)?.body as
      | { readonly head: Seo }
      | undefined;
    const seo = { ...venue?.head, ...document?.seo };
    for (const locale of ['ko', 'en'] as const) {
      const { body } = await server.get(path, { cookie: `locale=${locale}` });
      const contentOf = (name: string) =>
        new RegExp(`<meta name="${name}" content="([^"]*)"`)
          .exec(body)?.[1]
          ?.replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
      const texts = snapshot.messages[locale];
      expect([seo.description, seo.keywords].map((key = '') => (texts[key] ?? '').length > 0)).toEqual([true, true]);
      expect([contentOf('description'), contentOf('keywords')]).toEqual([
        texts[seo.description ?? ''],
        texts[seo.keywords ?? ''],
      ]);
    }
  });

  it('is detected only for agents with the marker of the site document [P-494] [V-505]', async () => {
    expect([
      await isApp(`${phone} HaneulResortApp/3.2`),
      await isApp(phone),
      await isApp('Mozilla/5.0 (X11; Linux x86_64)'),
    ]).toEqual([true, false, false]);
    const site = (await shippedSite()).find(({ type }) => type === 'site');
    await server.publish({ ...site, type: 'site', id: site?.id ?? '', appMarker: 'OtherShell' });
    expect([await isApp(`${phone} HaneulResortApp/3.2`), await isApp(`${phone} OtherShell/1`)]).toEqual([false, true]);
  });
});
