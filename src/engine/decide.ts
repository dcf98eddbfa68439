import type { Command } from '#schemas/command';
import { chooseState } from './choose-state.ts';
import type { Decision, Outcome, Question } from './decision.ts';
import { addressOf } from './fill.ts';
import { findRoute, mainPath, notFound, type Route } from './find-route.ts';
import { plainPath, readSegments } from './match-route.ts';
import { passGuards, type Verdict } from './pass-guards.ts';
import { factsOf, nextInstant, sayOn, show, valuesOf } from './show.ts';
import type { CompiledPage, Snapshot } from './snapshot.ts';
import type { Tracer } from './trace.ts';

/** A redirect depends on what the route that gave it depends on; nothing of that route is shown, so no part of the release is fetched for it. */
const redirect = (snapshot: Snapshot, question: Question, route: Route, to: string): Decision => {
  const decision = show(snapshot, question, { route, outcome: { kind: 'redirect', to }, layout: '', status: 302 });
  return { ...decision, tree: [], needs: [], services: [], frame: { layout: '', nodes: [], model: { ...decision.frame.model, menu: [] } } };
};

/** Where a redirecting command leads; what leads nowhere ends at the main page (P-060). */
const redirectPath = (command: Command, main: string): string => (command.kind === 'go' ? command.to : main);

const pageOutcome = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Decision => {
  const { page } = route;
  if (route.missed) return show(snapshot, question, { route, outcome: { kind: 'notFound' }, layout: page.layout, status: 404 }, trace);
  const { state, blockContent } = chooseState(page, question.now);
  trace?.({ step: 'state', at: `page/${page.id}`, says: state });
  if (state === 'B') return show(snapshot, question, { route, outcome: { kind: 'blocked', page: page.id }, layout: page.stateLayouts.B, blockContent }, trace);
  if (state === 'D' && question.viewer.listed !== true) {
    return show(snapshot, question, { route, outcome: { kind: 'preparing', page: page.id }, layout: page.stateLayouts.D, blockContent }, trace);
  }
  return show(snapshot, question, { route, outcome: { kind: 'page', page: page.id }, layout: page.layout, blockContent }, trace);
};

const guard = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Verdict =>
  route.missed || route.page.guards.length === 0
    ? { kind: 'pass' }
    : passGuards(route.page.guards, {
        snapshot,
        facts: factsOf(question, route),
        answers: question.answers,
        asked: addressOf(question.path, question.query),
        values: valuesOf(snapshot, question, route),
      }, trace);

/** The decision as it is, but dependent on another page as well. */
const alsoOn = (decision: Decision, page: CompiledPage, now: number): Decision => {
  const other = nextInstant(page.instants, now);
  const validUntil = decision.validUntil === null || other === null ? (decision.validUntil ?? other) : Math.min(decision.validUntil, other);
  return { ...decision, vary: [...new Set([...decision.vary, ...page.vary])].sort(), validUntil };
};

/** What stands under a refusal of a first visit: the main page, where its own guards let the visitor pass. */
const groundOf = (snapshot: Snapshot, question: Question, refusedPage: string): Decision => {
  const under = findRoute(snapshot, question);
  if (!('page' in under) || under.page.id === refusedPage) return pageOutcome(snapshot, question, notFound(snapshot, undefined));
  if (guard(snapshot, question, under).kind === 'pass') return pageOutcome(snapshot, question, under);
  return alsoOn(pageOutcome(snapshot, question, notFound(snapshot, undefined)), under.page, question.now);
};

const refused = (snapshot: Snapshot, question: Question, route: Route, verdict: Extract<Verdict, { kind: 'refused' }>): Decision => {
  const { page } = route;
  const ground = mainPath(snapshot, page.venue, question.viewer.curResort);
  const { message, ok, cancel, ...rest } = verdict.notice;
  const say = sayOn(snapshot, question, route);
  const notices = [{ ...rest, text: say(message), ...(ok ? { ok: say(ok) } : {}), ...(cancel ? { cancel: say(cancel) } : {}) }];
  const stay = question.previous !== undefined;
  const outcome: Outcome = { kind: 'refused', page: page.id, guard: verdict.guard, stay, ground };
  if (stay) return show(snapshot, question, { route, outcome, layout: '', notices });
  return alsoOn({ ...groundOf(snapshot, { ...question, path: ground, query: {} }, page.id), outcome, notices, status: 200 }, page, question.now);
};

const onRoute = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Decision => {
  const verdict = guard(snapshot, question, route, trace);
  switch (verdict.kind) {
    case 'pass':
      return pageOutcome(snapshot, question, route, trace);
    case 'redirect':
      return redirect(snapshot, question, route, redirectPath(verdict.command, mainPath(snapshot, route.page.venue, question.viewer.curResort)));
    case 'refused':
      return refused(snapshot, question, route, verdict);
    case 'unknown':
      return show(snapshot, question, { route, outcome: { kind: 'pending', page: route.page.id }, layout: snapshot.site.pendingLayout, needsFacts: verdict.needs }, trace);
  }
};

/**
 * Answers what a visitor gets at a path: route, guards in config's order, page state, placed widgets, frame and head. Pure; takes a few
 * microseconds however many pages the site has. Throws MissingPage only for a snapshot put together from slices.
 */
export const decide = (snapshot: Snapshot, question: Question, trace?: Tracer): Decision => {
  const plain = plainPath(question.path);
  const route = plain === question.path ? findRoute(snapshot, question) : { redirect: plain };
  if ('redirect' in route) {
    trace?.({ step: 'route', at: question.path, says: `redirect to ${route.redirect}` });
    return redirect(snapshot, question, notFound(snapshot, readSegments(question.path)), addressOf(route.redirect, question.query));
  }
  const dropped = question.how === 'pop' ? (route.page.droppedOnBack ?? []).filter((name) => Object.hasOwn(question.query, name)) : [];
  if (dropped.length > 0) {
    const kept = Object.entries(question.query).filter(([name]) => !dropped.includes(name));
    return redirect(snapshot, question, route, addressOf(question.path, Object.fromEntries(kept)));
  }
  trace?.({ step: 'route', at: `page/${route.page.id}`, says: route.missed ? 'no route fits' : route.page.path });
  const decision = onRoute(snapshot, question, route, trace);
  trace?.({ step: 'outcome', at: `page/${route.page.id}`, says: decision.outcome.kind });
  return decision;
};
