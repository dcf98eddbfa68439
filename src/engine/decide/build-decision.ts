import { buildFrame, releaseTranslator, type Translate } from '../layout/build-frame.ts';
import type { Facts } from '../conditions/condition.ts';
import type { Decision, Head, Notice, Outcome, PlacedNeed, DecisionInput } from '../decision.ts';
import type { TemplateValues } from '../values/fill-template.ts';
import { todayAndYearAgo } from '../values/dates.ts';
import { mainPath, type Route } from '../routing/find-route.ts';
import { arrangeLayout } from '../layout/arrange-nodes.ts';
import { collectNeeds, placeLayout } from '../layout/place-widgets.ts';
import { findRecordHead } from '../layout/record-head.ts';
import type { CompiledLayout, CompiledVenue, HeadKeys, Snapshot } from '../snapshot.ts';
import type { Tracer } from '../decision-trace.ts';

/** Parts of a decision that depend on its outcome. */
export interface DecisionParts {
  readonly route: Route;
  readonly outcome: Outcome;
  readonly layout: string;
  readonly status?: number;
  readonly notices?: readonly Notice[];
  readonly blockContent?: string;
  readonly needsFacts?: Decision['needsFacts'];
}

/** Returns the input for conditions on a route. */
export const conditionFacts = ({ viewer, now, previous, query, via }: DecisionInput, { venue }: Route): Facts => ({
  viewer,
  now,
  venue,
  cameFrom: previous?.screen,

  mode: Object.hasOwn(query, 'mode') ? query['mode'] : undefined,
  via,
});

const venueOf = (snapshot: Snapshot, { venue }: Route): CompiledVenue | undefined =>
  venue === undefined ? undefined : snapshot.venues[venue];

const codesOf = (venue: CompiledVenue | undefined) =>
  venue === undefined
    ? {}
    : { code: venue.code, parkKindCd: venue.parkKindCd, publctTypeCd: venue.publctTypeCd, appType: venue.appType };

/** Returns the visitor's resort. `curResort` comes from the browser and can have any value. */
const parkOf = ({ venues, site }: Snapshot, curResort: string | undefined): string =>
  curResort !== undefined && Object.hasOwn(venues, curResort) ? curResort : site.defaultVenue;

/** Returns the values for call addresses on a route. `resort` is the visitor's resort; days are YYYYMMDD in Korean time. */
export const templateValues = (
  snapshot: Snapshot,
  { viewer, query, now }: DecisionInput,
  route: Route,
): TemplateValues => {
  const venue = venueOf(snapshot, route);
  return {
    locale: viewer.locale,
    param: route.params,
    query,
    venue: codesOf(venue),
    resort: codesOf(snapshot.venues[parkOf(snapshot, viewer.curResort)]),
    get day() {
      return todayAndYearAgo(now);
    },
  };
};

/** Translates with the page's own texts first, then with those of the release. */
export const pageTranslator = (
  snapshot: Snapshot,
  { viewer: { locale } }: DecisionInput,
  { page }: Route,
): Translate => {
  const own = page.pageTexts[locale];
  const translate = releaseTranslator(snapshot, locale);
  return own === undefined ? translate : (key) => own[key] ?? translate(key);
};

export const nextInstant = (instants: readonly number[], now: number): number | null =>
  instants.find((at) => at > now) ?? null;

const noLayout: CompiledLayout = {
  id: '',
  nodes: [],
  dynamic: false,
  hasNeeds: false,
  facts: [],
  instants: [],
  messageKeys: [],
  widgets: [],
};
const layoutOf = (snapshot: Snapshot, id: string): CompiledLayout => snapshot.layouts[id] ?? noLayout;

/** A page without a venue, shown within a venue, uses the venue's head except for its own entries. */
const headKeysOf = ({ page }: Route, venue: CompiledVenue | undefined): HeadKeys =>
  page.venue === undefined && venue !== undefined ? { ...venue.head, ...page.seo } : page.head;

const headOf = (keys: HeadKeys, translate: Translate, siteName: string, canonical: string): Head => ({
  title: translate(keys.title),
  description: translate(keys.description),
  keywords: translate(keys.keywords),
  image: keys.image,
  siteName,
  // Without a canonical address, search engines are asked not to index the page.
  canonical: keys.noindex === true ? '' : canonical,
});

/** Builds the decision that shows a layout of a route within its frame. */
export const buildDecision = (
  snapshot: Snapshot,
  input: DecisionInput,
  shown: DecisionParts,
  trace?: Tracer,
): Decision => {
  const { route, blockContent = '' } = shown;
  const { page, params } = route;
  const { path, query, now, viewer } = input;
  const venue = venueOf(snapshot, route);
  const facts = conditionFacts(input, route);
  const translate = pageTranslator(snapshot, input, route);
  const layout = layoutOf(snapshot, shown.layout);
  const frame = layoutOf(snapshot, venue?.frame ?? page.frame);
  const tree = arrangeLayout(layout, placeLayout(layout, facts, trace), facts);
  const around = placeLayout(frame, facts, trace);
  const needs: PlacedNeed[] = [];
  if (layout.hasNeeds || frame.hasNeeds) {
    const values = templateValues(snapshot, input, route);
    if (layout.hasNeeds) collectNeeds(tree, '', values, page, needs);
    if (frame.hasNeeds) collectNeeds(around, 'frame/', values, page, needs);
  }
  const record = findRecordHead(snapshot.site.recordHeads, needs);
  const title = translate(page.title);
  const siteName = translate(snapshot.site.name);
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
    frame: {
      layout: venue?.frame ?? page.frame,
      nodes: around.nodes,
      model: buildFrame(snapshot, {
        page,
        facts,
        path,
        query,
        title,
        ...(Object.keys(params).length === 0 ? {} : { params }),
      }),
    },
    head: {
      ...headOf(headKeysOf(route, venue), translate, siteName, route.missed ? '' : path),
      ...(record ? { record } : {}),
    },
    textValues: {
      pageTitle: title,
      pageBlockContent: blockContent === '' ? '' : translate(blockContent),
      siteName,
      venueName: venue ? translate(venue.name) : siteName,
    },
    needs,
    services: page.services,
    needsFacts: shown.needsFacts ?? [],
    vary: page.vary,
    validUntil: nextInstant(page.instants, now),
    problems: [],
  };
};
