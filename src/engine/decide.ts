import type { Command } from '#schemas/command';
import { buildFrame, type Say } from './build-frame.ts';
import { chooseState } from './choose-state.ts';
import type { Facts } from './condition.ts';
import type { Decision, Notice, Outcome, PlacedNeed, Question } from './decision.ts';
import { withQuery } from './fill.ts';
import { matchRoute, plainPath, readSegments } from './match-route.ts';
import { passGuards, type Verdict } from './pass-guards.ts';
import { gatherNeeds, placeLayout } from './place-widgets.ts';
import type { CompiledLayout, CompiledPage, Snapshot } from './snapshot.ts';
import type { Tracer } from './trace.ts';

interface Route {
  readonly page: CompiledPage;
  readonly params: Readonly<Record<string, string>>;
  readonly missed: boolean;
  /** Venue whose frame stands around the page. */
  readonly venue: string | undefined;
}

const venueOfSlug = (snapshot: Snapshot, slug: string | undefined): string | undefined => snapshot.site.venueOrder.find((code) => snapshot.venues[code]?.slug === slug);

const pageOf = (snapshot: Snapshot, id: string): CompiledPage => {
  const page = snapshot.pages[id];
  if (page === undefined) throw new MissingPage(id);
  return page;
};

/** The part of the release that a browser holds does not contain this page yet; fetch its slice and decide again. */
export class MissingPage extends Error {
  readonly page: string;
  constructor(page: string) {
    super(`The page ${page} is not in this part of the release.`);
    this.page = page;
  }
}

const notFound = (snapshot: Snapshot, segments: readonly string[] | undefined): Route => ({
  page: pageOf(snapshot, snapshot.site.screens.notFound),
  params: {},
  missed: true,
  venue: venueOfSlug(snapshot, segments?.[0]),
});

const findRoute = (snapshot: Snapshot, path: string): Route | { readonly redirect: string } => {
  const segments = readSegments(path);
  const match = segments && matchRoute(snapshot.routes, segments);
  if (match === undefined) return notFound(snapshot, segments);
  if ('to' in match.end) return { redirect: match.end.to.replace(/\{([A-Za-z0-9_]+)\*?\}/g, (_, name: string) => encodeURIComponent(match.params[name] ?? '')) };
  if (match.rest && match.end.page === snapshot.site.screens.notFound) return notFound(snapshot, segments);
  const page = pageOf(snapshot, match.end.page);
  return { page, params: match.params, missed: false, venue: page.venue };
};

const sayIn = (snapshot: Snapshot, question: Question, page: CompiledPage): Say => {
  const { locale } = question.viewer;
  const own = page.pageTexts[locale];
  const texts = snapshot.messages[locale];
  const fallback = snapshot.messages.ko;
  return (key) => own?.[key] ?? texts[key] ?? fallback[key] ?? '';
};

const nextInstant = (instants: readonly number[], now: number): number | null => instants.find((at) => at > now) ?? null;

const mainPath = (snapshot: Snapshot, venue: string | undefined, question: Question): string => {
  const known = [venue, question.viewer.curResort, snapshot.site.defaultVenue].find((code) => code !== undefined && snapshot.venues[code] !== undefined);
  return (known === undefined ? undefined : snapshot.venues[known]?.to) ?? snapshot.site.paths.gate;
};

/** Where a redirecting command leads; what leads nowhere ends at the venue's main page (P-060). */
const redirectPath = (command: Command, main: string): string => (command.kind === 'go' ? command.to : main);

const emptyLayout: CompiledLayout = { id: '', nodes: [], moving: false, needing: false, facts: [], instants: [], words: [], widgets: [] };

interface Shown {
  readonly route: Route;
  readonly outcome: Outcome;
  readonly layout: string;
  readonly status: number;
  readonly notices: readonly Notice[];
  readonly blockContent: string;
  readonly needsFacts: Decision['needsFacts'];
}

const show = (snapshot: Snapshot, question: Question, shown: Shown): Decision => {
  const { page, params, venue } = shown.route;
  const { viewer, now } = question;
  const facts: Facts = { viewer, now, venue, cameFrom: question.previous?.screen, source: undefined, mode: question.query['mode'] };
  const say = sayIn(snapshot, question, page);
  const layout = snapshot.layouts[shown.layout] ?? emptyLayout;
  const tree = placeLayout(layout, facts);
  const place = venue === undefined ? undefined : snapshot.venues[venue];
  const frame = place?.frame ?? page.frame;
  const frameLayout = snapshot.layouts[frame] ?? emptyLayout;
  const frameNodes = placeLayout(frameLayout, facts);
  const needs: PlacedNeed[] = [];
  const venueValues = place === undefined ? {} : { code: place.code, parkKindCd: place.parkKindCd, publctTypeCd: place.publctTypeCd };
  const values = { locale: viewer.locale, param: params, query: question.query, venue: venueValues };
  if (layout.needing) gatherNeeds(tree, '', values, page, needs);
  if (frameLayout.needing) gatherNeeds(frameNodes, 'frame/', values, page, needs);
  const title = say(page.title);
  const headKeys = page.venue === undefined && place !== undefined ? { ...place.head, ...(page.head.title === snapshot.site.head.title ? {} : page.head) } : page.head;
  const blockContent = shown.blockContent === '' ? '' : say(shown.blockContent);
  return {
    outcome: shown.outcome,
    status: shown.status,
    path: question.path,
    params,
    screen: page.screen,
    pageId: page.id,
    analytics: page.analytics,
    locale: viewer.locale,
    theme: place?.theme ?? page.theme,
    notices: shown.notices,
    tree,
    main: mainPath(snapshot, venue, question),
    frame: { layout: frame, nodes: frameNodes, model: buildFrame(snapshot, page, venue, facts, question.path, title, say) },
    head: {
      title: say(headKeys.title),
      description: say(headKeys.description),
      keywords: say(headKeys.keywords),
      image: headKeys.image,
      siteName: say(snapshot.site.name),
      canonical: shown.route.missed ? '' : question.path,
    },
    words: { pageTitle: title, pageBlockContent: blockContent, siteName: say(snapshot.site.name), venueName: place ? say(place.name) : say(snapshot.site.name) },
    needs,
    services: page.services,
    needsFacts: shown.needsFacts,
    vary: page.vary,
    validUntil: nextInstant(page.instants, now),
    problems: [],
  };
};

const redirect = (snapshot: Snapshot, question: Question, to: string): Decision => {
  const route = notFound(snapshot, undefined);
  const empty = show(snapshot, question, { route, outcome: { kind: 'redirect', to }, layout: '', status: 302, notices: [], blockContent: '', needsFacts: [] });
  return { ...empty, needs: [], tree: [] };
};

const stateOf = (snapshot: Snapshot, question: Question, route: Route): Decision => {
  const { page } = route;
  const { state, blockContent } = chooseState(page, question.now);
  const base = { route, notices: [], blockContent, needsFacts: [] };
  if (route.missed) return show(snapshot, question, { ...base, outcome: { kind: 'notFound' }, layout: page.layout, status: 404 });
  if (state === 'B') return show(snapshot, question, { ...base, outcome: { kind: 'blocked', page: page.id }, layout: page.stateLayouts.B, status: 200 });
  if (state === 'D' && question.viewer.tester !== true) {
    return show(snapshot, question, { ...base, outcome: { kind: 'preparing', page: page.id }, layout: page.stateLayouts.D, status: 200 });
  }
  return show(snapshot, question, { ...base, outcome: { kind: 'page', page: page.id }, layout: page.layout, status: page.status === 404 || page.status === 500 ? 200 : page.status });
};

const refused = (snapshot: Snapshot, question: Question, route: Route, verdict: Extract<Verdict, { kind: 'refused' }>): Decision => {
  const ground = mainPath(snapshot, route.page.venue, question);
  const { message, ...rest } = verdict.notice;
  const notices = [{ ...rest, text: sayIn(snapshot, question, route.page)(message) }];
  const stay = question.previous !== undefined;
  const outcome: Outcome = { kind: 'refused', page: route.page.id, guard: verdict.guard, stay, ground };
  const under = ground === question.path ? undefined : findRoute(snapshot, ground);
  const below = under !== undefined && 'page' in under ? under : notFound(snapshot, undefined);
  const shown = stay
    ? show(snapshot, question, { route, outcome, layout: '', status: 200, notices, blockContent: '', needsFacts: [] })
    : { ...stateOf(snapshot, { ...question, path: ground, query: {} }, below), outcome, notices, status: 200 };
  return { ...shown, vary: [...new Set([...shown.vary, ...route.page.vary])] };
};

/**
 * Answers what a visitor gets at a path: route, guards in config's order, page state, placed widgets, frame and head. Pure; takes a few
 * microseconds however many pages the site has. Throws MissingPage only for a snapshot put together from slices.
 */
export const decide = (snapshot: Snapshot, question: Question, trace?: Tracer): Decision => {
  const plain = plainPath(question.path);
  if (plain !== question.path) return redirect(snapshot, question, withQuery(plain, question.query));
  const route = question.missing ? notFound(snapshot, readSegments(question.path)) : findRoute(snapshot, question.path);
  if ('redirect' in route) {
    trace?.({ step: 'route', at: question.path, says: `redirect to ${route.redirect}` });
    return redirect(snapshot, question, withQuery(route.redirect, question.query));
  }
  trace?.({ step: 'route', at: `page/${route.page.id}`, says: route.missed ? 'no route fits' : route.page.path });
  const { viewer, now } = question;
  const facts: Facts = { viewer, now, venue: route.venue, cameFrom: question.previous?.screen, source: undefined, mode: question.query['mode'] };
  const verdict = route.missed ? ({ kind: 'pass' } as const) : passGuards(route.page.guards, facts, question, withQuery(question.path, question.query), snapshot, trace);
  switch (verdict.kind) {
    case 'pass': {
      const decision = stateOf(snapshot, question, route);
      trace?.({ step: 'outcome', at: `page/${route.page.id}`, says: decision.outcome.kind });
      return decision;
    }
    case 'redirect':
      return redirect(snapshot, question, redirectPath(verdict.command, mainPath(snapshot, route.page.venue, question)));
    case 'refused':
      return refused(snapshot, question, route, verdict);
    case 'unknown':
      return show(snapshot, question, {
        route, outcome: { kind: 'pending', page: route.page.id }, layout: snapshot.site.pendingLayout, status: 200, notices: [], blockContent: '', needsFacts: verdict.needs,
      });
  }
};
