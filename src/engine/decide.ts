import type { Command } from '#schemas/command';
import { chooseState } from './choose-state.ts';
import type { Decision, Notice, Outcome, Question } from './decision.ts';
import { appWay, withOnward } from './app-ways.ts';
import { addressOf, readAddress } from './fill.ts';
import { findRoute, mainPath, notFound, type Route } from './find-route.ts';
import { plainPath, readSegments } from './match-route.ts';
import { passGuards, type Verdict } from './pass-guards.ts';
import { factsOf, nextInstant, sayOn, show, valuesOf } from './show.ts';
import type { CompiledPage, Snapshot } from './snapshot.ts';
import type { Tracer } from './trace.ts';

/** A redirect depends on what the route that gave it depends on; nothing of that route is shown, so no part of the release is fetched for it. */
const redirect = (snapshot: Snapshot, question: Question, route: Route, to: string, leave?: Extract<Command, { kind: 'open' }>): Decision => {
  const decision = show(snapshot, question, { route, outcome: { kind: 'redirect', to, ...(leave ? { leave } : {}) }, layout: '', status: 302 });
  return { ...decision, tree: [], needs: [], services: [], frame: { layout: '', nodes: [], model: { ...decision.frame.model, menu: [] } } };
};

/** The app's view holds this site alone: a first visit there stays on the page, which offers the way out. */
const mayLeave = ({ viewer, previous }: Question): boolean => viewer.platform !== 'APP' || previous !== undefined;

const pageOutcome = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Decision => withOnward(snapshot, question, route, stateOutcome(snapshot, question, route, trace));

const stateOutcome = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Decision => {
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

/** A guard waits; nothing of the page is shown before it has an answer. */
const pending = (snapshot: Snapshot, question: Question, route: Route, needsFacts: Decision['needsFacts'], trace?: Tracer): Decision =>
  show(snapshot, question, { route, outcome: { kind: 'pending', page: route.page.id }, layout: snapshot.site.pendingLayout, needsFacts }, trace);

const guard = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Verdict =>
  route.missed || route.page.guards.length === 0
    ? { kind: 'pass' }
    : passGuards(route.page.guards, {
        snapshot,
        facts: factsOf(question, route),
        answers: question.answers,
        get asked() {
          return addressOf(question.path, question.query);
        },
        get values() {
          return valuesOf(snapshot, question, route);
        },
      }, trace);

/** The decision as it is, but dependent on another page as well. */
const alsoOn = (decision: Decision, page: CompiledPage, now: number): Decision => {
  const other = nextInstant(page.instants, now);
  const validUntil = decision.validUntil === null || other === null ? (decision.validUntil ?? other) : Math.min(decision.validUntil, other);
  return { ...decision, vary: [...new Set([...decision.vary, ...page.vary])].sort(), validUntil };
};

/** Leads that a ground follows before nothing is found. */
const mostLeads = 4;

/**
 * What stands under a refusal of a first visit, and at which address: the main page, or where that leads on to. While a guard there waits for
 * its source nothing of the page is shown, and the source is asked.
 */
const groundAt = (snapshot: Snapshot, question: Question, address: string, refusedPage: string, leads = 0): { readonly decision: Decision; readonly address: string } => {
  const asked = { ...question, ...readAddress(address) };
  const nothing = (): Decision => pageOutcome(snapshot, asked, notFound(snapshot, undefined));
  const under = findRoute(snapshot, asked);
  if (leads > mostLeads) return { decision: nothing(), address };
  if ('redirect' in under) return groundAt(snapshot, question, under.redirect, refusedPage, leads + 1);
  const { page } = under;
  if (page.id === refusedPage) return { decision: nothing(), address };
  const verdict = guard(snapshot, asked, under);
  if (verdict.kind === 'pass') return { decision: pageOutcome(snapshot, asked, under), address };
  if (verdict.kind === 'unknown') return { decision: pending(snapshot, asked, under, verdict.needs), address };
  const further = verdict.kind === 'redirect' && verdict.command.kind === 'go' ? groundAt(snapshot, question, verdict.command.to, refusedPage, leads + 1) : { decision: nothing(), address };
  return { ...further, decision: alsoOn(further.decision, page, question.now) };
};

const refused = (snapshot: Snapshot, question: Question, route: Route, verdict: Extract<Verdict, { kind: 'refused' }>): Decision => {
  const { page } = route;
  const { message, said, leads, ok, cancel, then, ...rest } = verdict.notice;
  const say = sayOn(snapshot, question, route);
  const stay = question.previous !== undefined;
  // What a refusal leads on to stands under it on a first visit.
  const ground = leads ?? mainPath(snapshot, page.venue, question.viewer.curResort);
  const follows = then === undefined || (leads !== undefined && !stay) ? {} : { then };
  const notices = [{ ...rest, text: said ?? say(message), ...follows, ...(ok ? { ok: say(ok) } : {}), ...(cancel ? { cancel: say(cancel) } : {}) }];
  return onGround(snapshot, question, route, { kind: 'refused', page: page.id, guard: verdict.guard, stay, ground }, notices);
};

/** The visitor stays where they are, or stands on the ground of a refusal. */
const onGround = (snapshot: Snapshot, question: Question, route: Route, outcome: Extract<Outcome, { kind: 'refused' }>, notices: readonly Notice[]): Decision => {
  if (outcome.stay) return show(snapshot, question, { route, outcome, layout: '', notices });
  const { decision, address } = groundAt(snapshot, question, outcome.ground, route.page.id);
  return alsoOn({ ...decision, outcome: { ...outcome, ground: address }, notices, status: 200 }, route.page, question.now);
};

const redirected = (snapshot: Snapshot, question: Question, route: Route, { guard: id, command, orPass }: Extract<Verdict, { kind: 'redirect' }>): Decision => {
  const main = mainPath(snapshot, route.page.venue, question.viewer.curResort);
  if (command.kind === 'go') return redirect(snapshot, question, route, command.to);
  if (command.kind === 'back') return onGround(snapshot, question, route, { kind: 'refused', page: route.page.id, guard: id, stay: question.previous !== undefined, ground: main, back: true }, []);
  if (command.kind === 'open' && !command.ask && mayLeave(question)) return redirect(snapshot, question, route, command.href, { ...command, newWindow: false });
  // What leads nowhere ends at the main page (P-060).
  return orPass ? pageOutcome(snapshot, question, route) : redirect(snapshot, question, route, main);
};

const onRoute = (snapshot: Snapshot, question: Question, route: Route, trace?: Tracer): Decision => {
  const way = appWay(snapshot, question, route);
  if (way !== undefined && 'to' in way) return redirect(snapshot, question, route, way.to);
  if (way !== undefined && mayLeave(question)) return redirect(snapshot, question, route, way.leave.href, way.leave);
  const verdict = guard(snapshot, question, route, trace);
  switch (verdict.kind) {
    case 'pass':
      return pageOutcome(snapshot, question, route, trace);
    case 'redirect':
      return redirected(snapshot, question, route, verdict);
    case 'refused':
      return refused(snapshot, question, route, verdict);
    case 'unknown':
      return pending(snapshot, question, route, verdict.needs, trace);
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
