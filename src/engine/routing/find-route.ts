import type { DecisionInput } from '../decision.ts';
import { fillPattern } from '../values/fill-template.ts';
import { resolveTarget } from '../actions/resolve-target.ts';
import { canonicalPath, decodeSegments, formatSegments } from './canonical-path.ts';
import { matchRoute } from './match-route.ts';
import type { CompiledPage, Snapshot } from '../snapshot.ts';

/** A matched page with its path parameters. */
export interface Route {
  readonly page: CompiledPage;
  readonly params: Readonly<Record<string, string>>;
  /** True if no route matched; the page is the not-found page. */
  readonly missed: boolean;
  /** Venue of the frame. */
  readonly venue: string | undefined;
}

/** Thrown if the browser's part of the release lacks this page. Fetch its slice and decide again. */
export class MissingPageError extends Error {
  readonly page: string;
  constructor(page: string) {
    super(`The page ${page} is not in this part of the release.`);
    this.page = page;
  }
}

const pageOf = (snapshot: Snapshot, id: string): CompiledPage => {
  const page = snapshot.pages[id];
  if (page === undefined) throw new MissingPageError(id);
  return page;
};

const venueOfSlug = (snapshot: Snapshot, slug: string | undefined): string | undefined =>
  slug === undefined ? undefined : snapshot.site.venueOrder.find((code) => snapshot.venues[code]?.slug === slug);

/** Returns the not-found page, in the frame of the venue that the path starts with. */
export const notFoundRoute = (snapshot: Snapshot, path = ''): Route => ({
  page: pageOf(snapshot, snapshot.site.screens.notFound),
  params: {},
  missed: true,
  venue: venueOfSlug(snapshot, decodeSegments(path)?.[0]),
});

/** Returns the venue whose flag a page without a venue has, the visitor's resort, or the site's default. `curResort` comes from the browser and can have any value. */
const resortOf = (
  { venues, site }: Pick<Snapshot, 'site' | 'venues'>,
  { flags }: Pick<CompiledPage, 'flags'>,
  curResort: string | undefined,
): string | undefined =>
  [
    Object.values(venues).find(({ pageFlag }) => pageFlag !== undefined && flags[pageFlag])?.code,
    curResort,
    site.defaultVenue,
  ].find((code) => code !== undefined && Object.hasOwn(venues, code));

/** Resolves a path to a page, or to a redirect if the path has another spelling or is an earlier one of a page. */
export const findRoute = (
  snapshot: Snapshot,
  { path, missing, viewer }: Pick<DecisionInput, 'path' | 'missing'> & Partial<Pick<DecisionInput, 'viewer'>>,
): Route | { readonly redirect: string } => {
  const segments = decodeSegments(path);
  const match = segments && !missing ? matchRoute(snapshot.routes, segments) : undefined;
  if (segments === undefined || match === undefined) return notFoundRoute(snapshot, path);
  const { end, params } = match;
  if (match.rest && 'page' in end && end.page === snapshot.site.screens.notFound) return notFoundRoute(snapshot, path);
  const canonical =
    'to' in end ? canonicalPath(fillPattern(end.to, (name) => params[name] ?? '')) : formatSegments(segments);
  if (canonical === undefined) return notFoundRoute(snapshot, path);
  if ('page' in end && canonical === path) {
    const page = pageOf(snapshot, end.page);
    return {
      page,
      params,
      missed: false,
      venue: page.venue ?? (page.inResort ? resortOf(snapshot, page, viewer?.curResort) : undefined),
    };
  }
  return resolveTarget(canonical, { allowedHosts: [] }).kind === 'inside'
    ? { redirect: canonical }
    : notFoundRoute(snapshot, path);
};

/** Returns the main page of the first known venue: the page's own, the visitor's resort, the site's default (P-060). */
export const mainPath = (
  snapshot: Pick<Snapshot, 'venues'> & { readonly site: Pick<Snapshot['site'], 'defaultVenue' | 'paths'> },
  venue: string | undefined,
  curResort: string | undefined,
): string => {
  // `curResort` comes from the browser and can have any value.
  const known = [venue, curResort, snapshot.site.defaultVenue].find(
    (code) => code !== undefined && Object.hasOwn(snapshot.venues, code),
  );
  return (known === undefined ? undefined : snapshot.venues[known]?.to) ?? snapshot.site.paths.gate;
};
