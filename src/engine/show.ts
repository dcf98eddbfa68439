import { buildFrame, sayIn, type Say } from './build-frame.ts';
import type { Facts } from './condition.ts';
import type { Decision, Head, Notice, Outcome, PlacedNeed, Question } from './decision.ts';
import type { Values } from './fill.ts';
import { daysOf } from './dates.ts';
import { mainPath, type Route } from './find-route.ts';
import { gatherNeeds, placeLayout } from './place-widgets.ts';
import { recordHeadOf } from './record-head.ts';
import type { CompiledLayout, CompiledVenue, HeadKeys, Snapshot } from './snapshot.ts';
import type { Tracer } from './trace.ts';

/** What is shown of a route. */
export interface Shown {
  readonly route: Route;
  readonly outcome: Outcome;
  readonly layout: string;
  readonly status?: number;
  readonly notices?: readonly Notice[];
  readonly blockContent?: string;
  readonly needsFacts?: Decision['needsFacts'];
}

/** What conditions are read against on a route. */
export const factsOf = ({ viewer, now, previous, query, via }: Question, { venue }: Route): Facts => ({
  viewer,
  now,
  venue,
  cameFrom: previous?.screen,
 
  mode: Object.hasOwn(query, 'mode') ? query['mode'] : undefined,
  via,
});

const venueOf = (snapshot: Snapshot, { venue }: Route): CompiledVenue | undefined => (venue === undefined ? undefined : snapshot.venues[venue]);

const codesOf = (venue: CompiledVenue | undefined) => (venue === undefined ? {} : { code: venue.code, parkKindCd: venue.parkKindCd, publctTypeCd: venue.publctTypeCd });

/** The resort that a visitor is in; what a browser says may be any word. */
const parkOf = ({ venues, site }: Snapshot, curResort: string | undefined): string => (curResort !== undefined && Object.hasOwn(venues, curResort) ? curResort : site.defaultVenue);

/** What the addresses of calls on a route are filled with. `resort` is the visitor's; days are YYYYMMDD in Korean time. */
export const valuesOf = (snapshot: Snapshot, { viewer, query, now }: Question, route: Route): Values => {
  const venue = venueOf(snapshot, route);
  return {
    locale: viewer.locale,
    param: route.params,
    query,
    venue: codesOf(venue),
    resort: codesOf(snapshot.venues[parkOf(snapshot, viewer.curResort)]),
    get day() {
      return daysOf(now);
    },
  };
};

/** Says the texts of a page: its own before those of the release. */
export const sayOn = (snapshot: Snapshot, { viewer: { locale } }: Question, { page }: Route): Say => {
  const own = page.pageTexts[locale];
  const say = sayIn(snapshot, locale);
  return own === undefined ? say : (key) => own[key] ?? say(key);
};

export const nextInstant = (instants: readonly number[], now: number): number | null => instants.find((at) => at > now) ?? null;

const noLayout: CompiledLayout = { id: '', nodes: [], moving: false, needing: false, facts: [], instants: [], words: [], widgets: [] };
const layoutOf = (snapshot: Snapshot, id: string): CompiledLayout => snapshot.layouts[id] ?? noLayout;

/** A page that stands in inside a venue carries the venue's head, except for what it says itself. */
const headKeysOf = ({ page }: Route, venue: CompiledVenue | undefined): HeadKeys => (page.venue === undefined && venue !== undefined ? { ...venue.head, ...page.seo } : page.head);

const headOf = (keys: HeadKeys, say: Say, siteName: string, canonical: string): Head => ({
  title: say(keys.title),
  description: say(keys.description),
  keywords: say(keys.keywords),
  image: keys.image,
  siteName,
  // Without a canonical address search engines are asked to leave the page out.
  canonical: keys.noindex === true ? '' : canonical,
});

/** Draws up the decision that shows a layout of a route in its frame. */
export const show = (snapshot: Snapshot, question: Question, shown: Shown, trace?: Tracer): Decision => {
  const { route, blockContent = '' } = shown;
  const { page, params } = route;
  const { path, query, now, viewer } = question;
  const venue = venueOf(snapshot, route);
  const facts = factsOf(question, route);
  const say = sayOn(snapshot, question, route);
  const layout = layoutOf(snapshot, shown.layout);
  const frame = layoutOf(snapshot, venue?.frame ?? page.frame);
  const tree = placeLayout(layout, facts, trace);
  const around = placeLayout(frame, facts, trace);
  const needs: PlacedNeed[] = [];
  if (layout.needing || frame.needing) {
    const values = valuesOf(snapshot, question, route);
    if (layout.needing) gatherNeeds(tree, '', values, page, needs);
    if (frame.needing) gatherNeeds(around, 'frame/', values, page, needs);
  }
  const record = recordHeadOf(snapshot.site.recordHeads, needs);
  const title = say(page.title);
  const siteName = say(snapshot.site.name);
  return {
    outcome: shown.outcome,
    status: shown.status ?? 200,
    ...(page.whole === true ? { whole: true } : {}),
    path,
    params,
    screen: page.screen,
    pageId: page.id,
    analytics: page.analytics,
    locale: viewer.locale,
    theme: venue?.theme ?? page.theme,
    notices: shown.notices ?? [],
    tree: tree.nodes,
    main: mainPath(snapshot, route.venue, viewer.curResort),
    frame: { layout: venue?.frame ?? page.frame, nodes: around.nodes, model: buildFrame(snapshot, { page, facts, path, query, title }) },
    head: { ...headOf(headKeysOf(route, venue), say, siteName, route.missed ? '' : path), ...(record ? { record } : {}) },
    words: { pageTitle: title, pageBlockContent: blockContent === '' ? '' : say(blockContent), siteName, venueName: venue ? say(venue.name) : siteName },
    needs,
    services: page.services,
    needsFacts: shown.needsFacts ?? [],
    vary: page.vary,
    validUntil: nextInstant(page.instants, now),
    problems: [],
  };
};
