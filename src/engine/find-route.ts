import type { Question } from './decision.ts';
import { fillPattern } from './fill.ts';
import { matchRoute, plainPath, readSegments } from './match-route.ts';
import type { CompiledPage, Snapshot } from './snapshot.ts';

/** A page and what its address says. */
export interface Route {
  readonly page: CompiledPage;
  readonly params: Readonly<Record<string, string>>;
  /** Nothing fits the address; the page stands in. */
  readonly missed: boolean;
  /** Venue whose frame stands around the page. */
  readonly venue: string | undefined;
}

/** The part of the release that a browser holds does not contain this page yet; fetch its slice and decide again. */
export class MissingPage extends Error {
  readonly page: string;
  constructor(page: string) {
    super(`The page ${page} is not in this part of the release.`);
    this.page = page;
  }
}

const pageOf = (snapshot: Snapshot, id: string): CompiledPage => {
  const page = snapshot.pages[id];
  if (page === undefined) throw new MissingPage(id);
  return page;
};

const venueOfSlug = (snapshot: Snapshot, slug: string | undefined): string | undefined =>
  slug === undefined ? undefined : snapshot.site.venueOrder.find((code) => snapshot.venues[code]?.slug === slug);

/** The page that stands in where nothing is found, in the frame of the venue that the path begins with. */
export const notFound = (snapshot: Snapshot, segments: readonly string[] | undefined): Route => ({
  page: pageOf(snapshot, snapshot.site.screens.notFound),
  params: {},
  missed: true,
  venue: venueOfSlug(snapshot, segments?.[0]),
});

/** The visitor's resort, else the site's default; the first comes from the browser, so it may be any word. */
const resortOf = ({ venues, site }: Pick<Snapshot, 'site' | 'venues'>, curResort: string | undefined): string | undefined =>
  [curResort, site.defaultVenue].find((code) => code !== undefined && Object.hasOwn(venues, code));

/** Finds what a plain path leads to: a page, or another path. */
export const findRoute = (snapshot: Snapshot, { path, missing, viewer }: Pick<Question, 'path' | 'missing'> & Partial<Pick<Question, 'viewer'>>): Route | { readonly redirect: string } => {
  const segments = readSegments(path);
  const match = segments && !missing ? matchRoute(snapshot.routes, segments) : undefined;
  if (match === undefined) return notFound(snapshot, segments);
  const { end, params } = match;
  if ('to' in end) return { redirect: plainPath(fillPattern(end.to, (name) => params[name] ?? '')) };
  if (match.rest && end.page === snapshot.site.screens.notFound) return notFound(snapshot, segments);
  const page = pageOf(snapshot, end.page);
  return { page, params, missed: false, venue: page.venue ?? (page.inResort ? resortOf(snapshot, viewer?.curResort) : undefined) };
};

/** The main page of the first venue known: the page's own, the visitor's resort, the site's default (P-060). */
export const mainPath = (snapshot: Pick<Snapshot, 'venues'> & { readonly site: Pick<Snapshot['site'], 'defaultVenue' | 'paths'> }, venue: string | undefined, curResort: string | undefined): string => {
  // The visitor's resort comes from the browser, so it may be any word.
  const known = [venue, curResort, snapshot.site.defaultVenue].find((code) => code !== undefined && Object.hasOwn(snapshot.venues, code));
  return (known === undefined ? undefined : snapshot.venues[known]?.to) ?? snapshot.site.paths.gate;
};
