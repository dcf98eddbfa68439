import { describe, expect, it } from 'vitest';
import { compileSite, prepare } from '#content';
import type { Snapshot } from '#engine';
import links from '../../config/site/links.json' with { type: 'json' };
import spareLinks from '../../config/site/app-links.json' with { type: 'json' };
import { shipped as documents } from '../support/edited-site.ts';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { now, member, snapshot, siteWith, screenAt, homes, idOf } from '../support/shipped-venues.ts';

const pagesOf = (site: Snapshot, venue: string) => Object.values(site.pages).filter((page) => page.venue === venue);
const sectionsOf = (venue: string) =>
  [...new Set(pagesOf(snapshot, venue).flatMap(({ path }) => path.split('/').slice(2, 3)))].toSorted();
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
