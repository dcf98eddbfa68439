import type { CompiledPage, Snapshot } from '#engine';
import { matchRoute, decodeSegments } from '#engine';
import type { Command } from '#schemas/command';

/** A page and its venue. */
export interface OrderedPage {
  readonly page: CompiledPage;
  /** Venue code; empty for a site-wide page. */
  readonly venue: string;
}

const pageAt = (snapshot: Snapshot, to: string): string | undefined => {
  const segments = decodeSegments(to.split(/[?#]/, 1)[0] ?? '');
  const end = segments && matchRoute(snapshot.routes, segments)?.end;
  return end !== undefined && 'page' in end ? end.page : undefined;
};

/** Orders pages as in the venue's menu. */
function menuOrder(snapshot: Snapshot, menu: string): readonly string[] {
  const sections = snapshot.menus[menu]?.sections ?? [];
  const commands: readonly (Command | undefined)[] = sections.flatMap((section) => [
    section.command,
    ...section.items.map(({ command }) => command),
  ]);
  return commands.flatMap((command) => (command?.kind === 'go' ? (pageAt(snapshot, command.to) ?? []) : []));
}

/** Returns all pages with an address: site pages first, then per venue the main page, menu pages and the rest by path. */
export function orderPages(snapshot: Snapshot): readonly OrderedPage[] {
  const { site, venues } = snapshot;
  const rank = new Map(site.venueOrder.map((code) => [code, menuOrder(snapshot, venues[code]?.menu ?? '')]));
  const place = ({ venue = '', id, path }: CompiledPage): number => {
    if (venues[venue]?.to === path) return -1;
    const index = rank.get(venue)?.indexOf(id) ?? -1;
    return index === -1 ? Number.MAX_SAFE_INTEGER : index;
  };
  const venueRank = ({ venue }: CompiledPage): number => (venue === undefined ? -1 : site.venueOrder.indexOf(venue));
  return Object.values(snapshot.pages)
    .filter(({ path }) => path !== '' && !path.includes('*}'))
    .toSorted(
      (one, two) => venueRank(one) - venueRank(two) || place(one) - place(two) || (one.path < two.path ? -1 : 1),
    )
    .map((page) => ({ page, venue: page.venue ?? '' }));
}
