import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite, prepare, readDocuments } from '#content';
import { decide, type Decision, type Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import platform from '../requirements/routes-platform.json' with { type: 'json' };
import venues from '../requirements/routes-venues.json' with { type: 'json' };

/** Words that the documents leave to configuration, by venue: as decided for the shipped one. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EL: { EL: '/haneul-land', POCKET: 'sky-pocket', STORY: 'sky-story' },
  CB: {
    CB: '/aqua-bay', HOME: '/aqua-bay/home', MAP: '/aqua-bay/map', POCKET: '/aqua-bay/aqua-pocket', STORY: '/aqua-bay/aqua-story', COURSE: '/aqua-bay/course', EVENT: '/aqua-bay/event',
    ANNOUNCEMENT: '/aqua-bay/announcement', INFORMATION: '/aqua-bay/information', PROMOTION: '/aqua-bay/promotion',
  },
  HB: { HB: '/forest-stay', noticeBase: '/forest-stay/announcement', chargeBase: '/forest-stay/charge', introBase: '/forest-stay/introduction' },
  SW: { SW: '/speedway', 'notice base': '/speedway/announcement' },
  shared: { utopia: 'skyworld' },
};
/** Screens that the documents of the site name otherwise than the list, which had to guess some. */
const names: Readonly<Record<string, string>> = { ErrorPage: 'Error', Root: 'Gateway', AddNoticeDtl: 'NoticeDtl' };

interface Route {
  readonly path: string;
  readonly screen: string;
  readonly venue: string;
  readonly needLogin: boolean | null;
  readonly appOnly: boolean | null;
  readonly guestOnly: boolean | null;
  readonly pageId: string | null;
}

/** Every parameter is the demo record 1. */
const pathOf = ({ path, venue }: Route): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => words[venue]?.[name] ?? '1').replace(/:\w+/g, '1').replace('*', '/nothing/of/that/name').replace(/^(?!\/)/, '/');

/** Guests only by decision; the list, which had no word on it, says otherwise. */
const forGuests = new Set(['/member/join', '/extmem/join', '/member/join-finish', '/extmem/join-finish']);

// What follows is not a page of its own: a lookup of the content decides where it leads, and comes with it.
const later = new Set(['/editorspick/{contentId}', '/action', '/deeplink']);
const listed: readonly Route[] = [...platform, ...venues.map((route) => ({ ...route, guestOnly: false }))];
const routes = listed
  .filter(({ path }) => !later.has(path))
  .map((route) => ({ ...route, guestOnly: route.guestOnly === true || forGuests.has(route.path) }));

let snapshot: Snapshot;
beforeAll(async () => {
  const { documents } = await readDocuments(join(import.meta.dirname, '../../config'));
  snapshot = compileSite(await prepare(documents), { number: 1, hash: 'shipped' }, { sandbox: true });
});

const guest: Viewer = { locale: 'ko', platform: 'APP', os: 'android', curResort: 'EL', login: false };
const member: Viewer = { ...guest, login: true, loginType: 'RESORT', memberKind: 'full', regular: true, exMember: false, password: 'ok', grade: 'T1', tester: true, listed: false, onSite: { EL: true, CB: true } };

/** What a viewer gets, redirects followed. */
const open = (path: string, viewer: Viewer): { readonly decision: Decision; readonly at: string } => {
  let at = path;
  for (let step = 0; step < 5; step++) {
    const decision = decide(snapshot, { path: at, query: {}, how: 'load', viewer, now: Date.parse('2026-11-21T03:00:00Z') });
    if (decision.outcome.kind !== 'redirect') return { decision, at };
    at = decision.outcome.to.split('?', 1)[0] ?? '/';
  }
  throw new Error(`${path} goes round in circles`);
};

const screensOf = (id: string): readonly string[] => Object.entries(snapshot.screens).filter(([, path]) => path === snapshot.screens[snapshot.pages[id]?.screen ?? '']).map(([screen]) => screen);

describe('every route of the specification', () => {
  it.each(routes.map((route) => [pathOf(route), route] as const))('%s opens its screen', (path, route) => {
    const { decision } = open(path, route.guestOnly ? guest : member);
    expect(screensOf(decision.pageId)).toContain(names[route.screen] ?? route.screen);
    expect(decision.pageId).toBe(route.pageId ?? decision.pageId);
  });

  it.each(routes.filter(({ needLogin }) => needLogin === true).map((route) => [pathOf(route), route] as const))('%s asks guests to log in first [P-497]', (path) => {
    expect(open(path, guest).decision.outcome).toMatchObject({ kind: 'refused' });
  });

  it.each(routes.filter(({ guestOnly }) => guestOnly).map((route) => [pathOf(route)]))('%s leads members to the resort main [P-367]', (path) => {
    expect(open(path, member).at).toBe('/haneul-land/home/main');
  });

  it.each(routes.filter(({ appOnly }) => appOnly === true).map((route) => [pathOf(route)]))('%s is refused on the web', (path) => {
    expect(open(path, { ...member, platform: 'WEB_MOBILE' }).decision.outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('the share button', () => {
  const flagged = routes.filter((route) => 'share' in route && route.share === true);
  it.each(flagged.map((route) => [pathOf(route), route.screen] as const))('is on %s, which the documents mark', (path) => {
    expect(open(path, member).decision.frame.model.flags.shareBtn).toBe(true);
  });

  it('is on every page of a venue that shows one thing by its number, but for those of the wallet, which are one member\'s own', () => {
    const details = Object.values(snapshot.pages).filter(({ venue, path }) => venue !== undefined && path.includes('{') && !path.includes('pocket'));
    expect(details.length).toBeGreaterThan(30);
    expect(details.filter(({ flags }) => flags.shareBtn !== true).map(({ screen }) => screen)).toEqual([]);
  });

  it('is not on pages of members, where what is shared would be their own', () => {
    const own = Object.values(snapshot.pages).filter(({ path, flags }) => (path.startsWith('/mypage') || path.includes('pocket')) && flags.shareBtn === true);
    expect(own.map(({ path }) => path)).toEqual(['/mypage/memory-report-share/{parkKindCd}/{reportDate}']);
  });
});
