import { describe, expect, it } from 'vitest';
import { decide } from '#engine';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { firstPages, isCached, markOf, nextPages, type CachedPage, type Audience } from './page-cache.ts';

const keeps = (number: number) => pageOf(number, { flags: { keepAlive: true, keepAliveName: `List${number}` } });
const snapshot = snapshotWith([
  ...[21, 22, 23, 24, 25, 26, 27].map(keeps),
  pageOf(28),
  pageOf(29, { flags: { keepAlive: true }, paths: ['/records/{id}'] }),
  pageOf(30, { flags: { keepAlive: true, keepAliveName: 'Record' }, paths: ['/named/{id}'] }),
]);
const guest: Audience = { release: 'one', who: '', viewer: ask('/').viewer };
const present = (path: string, now = guest, view = path) => {
  const decision = decide(snapshot, { ...ask(path), viewer: now.viewer });
  return { decision, mark: markOf(decision, now), view };
};
type Pages = readonly CachedPage<string>[];
const go = (pages: Pages, path: string, now = guest): Pages => nextPages(pages, present(path, now), now);
const walk = (...paths: readonly string[]): Pages =>
  paths.slice(1).reduce((pages, path) => go(pages, path), firstPages(present(paths[0] ?? '/')));
const idsOf = (pages: Pages) => pages.map(({ id }) => id);

describe('page cache', () => {
  it('lists cached pages after the current one, most recently left first, and reuses them on return [P-064]', () => {
    expect(idsOf(walk('/page-21', '/page-22', '/page-28'))).toEqual(['/page-28', 'List22', 'List21']);
    const back = walk('/page-21', '/page-22', '/page-28', '/page-21');
    expect([idsOf(back), back[0]?.view]).toEqual([['List21', 'List22'], '/page-21']);
  });

  it('caches only keep-alive pages', () => {
    expect(idsOf(walk('/page-28', '/page-21', '/nowhere', '/page-28'))).toEqual(['/page-28', 'List21']);
  });

  it('caches at most five pages besides the current one and drops the oldest', () => {
    expect(idsOf(walk(...[21, 22, 23, 24, 25, 26, 27].map((number) => `/page-${number}`)))).toEqual([
      'List27',
      'List26',
      'List25',
      'List24',
      'List23',
      'List22',
    ]);
  });

  it('caches each record separately, with and without a keep-alive name', () => {
    expect(idsOf(walk('/records/1', '/records/2', '/named/1', '/named/2', '/page-28'))).toEqual([
      '/page-28',
      'Record 2',
      'Record 1',
      '/records/2',
      '/records/1',
    ]);
  });

  it.each<[string, Audience]>([
    ['release', { ...guest, release: 'two' }],
    ['language', { ...guest, viewer: { ...guest.viewer, locale: 'en' } }],
    ['member', { ...guest, who: 'M2' }],
    ['resort that the page depends on', { ...guest, viewer: { ...guest.viewer, curResort: 'BB' } }],
  ])('drops cached pages when the %s changes', (_, now) => {
    const pages = go(walk('/page-21', '/page-22'), '/page-22', now);
    expect(idsOf(pages)).toEqual(['List22']);
    // A page that is opened at the moment of the change starts fresh.
    expect(idsOf(go(walk('/page-21', '/page-22'), '/page-21', now))).toEqual(['List21 anew']);
  });

  it('keeps cached pages when a fact changes that they do not depend on', () => {
    expect(
      idsOf(go(walk('/page-21', '/page-22'), '/page-22', { ...guest, viewer: { ...guest.viewer, grade: 'T9' } })),
    ).toEqual(['List22', 'List21']);
  });

  it('keeps the id of the current page when it changes in view', () => {
    const pages = go(walk('/page-21'), '/page-21', { ...guest, release: 'two' });
    expect(idsOf(pages)).toEqual(['List21']);
  });

  it('returns the same list while nothing changes', () => {
    const [pages, same] = [walk('/page-21', '/page-22'), present('/page-22')];
    const shown = nextPages(pages, same, guest);
    expect(nextPages(shown, same, guest)).toBe(shown);
  });

  it('needs no calls when a page returns at the address where it was left', () => {
    const pages = walk('/page-21', '/page-28');
    const lies = (path: string, now = guest) => isCached(pages, present(path, now).decision, now);
    expect([
      lies('/page-21'),
      lies('/page-21?size=20'),
      lies('/page-28'),
      lies('/page-22'),
      lies('/page-21', { ...guest, release: 'two' }),
    ]).toEqual([true, false, false, false, false]);
  });
});
