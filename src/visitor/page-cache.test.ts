import { describe, expect, it } from 'vitest';
import { decide } from '#engine';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { firstPages, isKept, markOf, nextPages, type KeptPage, type Onlooker } from './page-cache.ts';

const keeps = (number: number) => pageOf(number, { flags: { keepAlive: true, keepAliveName: `List${number}` } });
const snapshot = snapshotWith([
  ...[21, 22, 23, 24, 25, 26, 27].map(keeps), pageOf(28), pageOf(29, { flags: { keepAlive: true }, paths: ['/records/{id}'] }),
  pageOf(30, { flags: { keepAlive: true, keepAliveName: 'Record' }, paths: ['/named/{id}'] }),
]);
const guest: Onlooker = { release: 'one', who: '', viewer: ask('/').viewer };
const present = (path: string, now = guest, view = path) => {
  const decision = decide(snapshot, { ...ask(path), viewer: now.viewer });
  return { decision, mark: markOf(decision, now), view };
};
type Pages = readonly KeptPage<string>[];
const go = (pages: Pages, path: string, now = guest): Pages => nextPages(pages, present(path, now), now);
const walk = (...paths: readonly string[]): Pages => paths.slice(1).reduce((pages, path) => go(pages, path), firstPages(present(paths[0] ?? '/')));
const idsOf = (pages: Pages) => pages.map(({ id }) => id);

describe('pages that are kept', () => {
  it('stand behind the present one, the one left last first, and come back as the same [P-064]', () => {
    expect(idsOf(walk('/page-21', '/page-22', '/page-28'))).toEqual(['/page-28', 'List22', 'List21']);
    const back = walk('/page-21', '/page-22', '/page-28', '/page-21');
    expect([idsOf(back), back[0]?.view]).toEqual([['List21', 'List22'], '/page-21']);
  });

  it('are those whose route says so, and no others', () => {
    expect(idsOf(walk('/page-28', '/page-21', '/nowhere', '/page-28'))).toEqual(['/page-28', 'List21']);
  });

  it('are at most five besides the present one: the one left first goes', () => {
    expect(idsOf(walk(...[21, 22, 23, 24, 25, 26, 27].map((number) => `/page-${number}`)))).toEqual(['List27', 'List26', 'List25', 'List24', 'List23', 'List22']);
  });

  it('are kept for each record, with a name and without', () => {
    expect(idsOf(walk('/records/1', '/records/2', '/named/1', '/named/2', '/page-28'))).toEqual(['/page-28', 'Record 2', 'Record 1', '/records/2', '/records/1']);
  });

  it.each<[string, Onlooker]>([
    ['release', { ...guest, release: 'two' }],
    ['language', { ...guest, viewer: { ...guest.viewer, locale: 'en' } }],
    ['member', { ...guest, who: 'M2' }],
    ['resort that it depends on', { ...guest, viewer: { ...guest.viewer, curResort: 'BB' } }],
  ])('are thrown away when the %s is another one', (_, now) => {
    const pages = go(walk('/page-21', '/page-22'), '/page-22', now);
    expect(idsOf(pages)).toEqual(['List22']);
    // Come to again in that very moment, it begins anew.
    expect(idsOf(go(walk('/page-21', '/page-22'), '/page-21', now))).toEqual(['List21 anew']);
  });

  it('outlive a change of what they do not depend on', () => {
    expect(idsOf(go(walk('/page-21', '/page-22'), '/page-22', { ...guest, viewer: { ...guest.viewer, grade: 'T9' } }))).toEqual(['List22', 'List21']);
  });

  it('give the present page no other life when it changes in view', () => {
    const pages = go(walk('/page-21'), '/page-21', { ...guest, release: 'two' });
    expect(idsOf(pages)).toEqual(['List21']);
  });

  it('are the very same list while nothing changes', () => {
    const [pages, same] = [walk('/page-21', '/page-22'), present('/page-22')];
    const shown = nextPages(pages, same, guest);
    expect(nextPages(shown, same, guest)).toBe(shown);
  });

  it('need no calls when they come back under the address at which they were left', () => {
    const pages = walk('/page-21', '/page-28');
    const lies = (path: string, now = guest) => isKept(pages, present(path, now).decision, now);
    expect([lies('/page-21'), lies('/page-21?size=20'), lies('/page-28'), lies('/page-22'), lies('/page-21', { ...guest, release: 'two' })]).toEqual([true, false, false, false, false]);
  });
});
