import type { Command } from '#schemas/command';
import { chooseState } from './choose-state.ts';
import type { Decision, Notice, Outcome, DecisionInput } from '../decision.ts';
import { appRedirect, withAppTarget } from '../routing/app-redirect.ts';
import { formatAddress, parseAddress } from '../values/fill-template.ts';
import { findRoute, mainPath, notFoundRoute, type Route } from '../routing/find-route.ts';
import { normalisePath, decodeSegments } from '../routing/match-route.ts';
import { checkGuards, type Verdict } from './check-guards.ts';
import { conditionFacts, nextInstant, pageTranslator, buildDecision, templateValues } from './build-decision.ts';
import type { CompiledPage, Snapshot } from '../snapshot.ts';
import type { Tracer } from './trace.ts';

/** A redirect keeps the dependencies of its route, but shows nothing of it, so no slice is fetched for it. */
const redirect = (snapshot: Snapshot, question: DecisionInput, route: Route, to: string, leave?: Extract<Command, { kind: 'open' }>): Decision => {
  const decision = buildDecision(snapshot, question, { route, outcome: { kind: 'redirect', to, ...(leave ? { leave } : {}) }, layout: '', status: 302 });
  return { ...decision, tree: [], needs: [], services: [], frame: { layout: '', nodes: [], model: { ...decision.frame.model, menu: [] } } };
};

/** The app's web view shows only this site. A first visit there stays on the page, which offers an outgoing link. */
const mayLeave = ({ viewer, previous }: DecisionInput): boolean => viewer.platform !== 'APP' || previous !== undefined;

const showPage = (snapshot: Snapshot, question: DecisionInput, route: Route, trace?: Tracer): Decision => withAppTarget(snapshot, question, route, showPageState(snapshot, question, route, trace));

const showPageState = (snapshot: Snapshot, question: DecisionInput, route: Route, trace?: Tracer): Decision => {
  const { page } = route;
  if (route.missed) return buildDecision(snapshot, question, { route, outcome: { kind: 'notFound' }, layout: page.layout, status: 404 }, trace);
  const { state, blockContent } = chooseState(page, question.now);
  trace?.({ step: 'state', at: `page/${page.id}`, says: state });
  if (state === 'B') return buildDecision(snapshot, question, { route, outcome: { kind: 'blocked', page: page.id }, layout: page.stateLayouts.B, blockContent }, trace);
  if (state === 'D' && question.viewer.listed !== true) {
    return buildDecision(snapshot, question, { route, outcome: { kind: 'preparing', page: page.id }, layout: page.stateLayouts.D, blockContent }, trace);
  }
  return buildDecision(snapshot, question, { route, outcome: { kind: 'page', page: page.id }, layout: page.layout, blockContent }, trace);
};

/** Shows nothing of the page until the guard's source has answered. */
const pending = (snapshot: Snapshot, question: DecisionInput, route: Route, needsFacts: Decision['needsFacts'], trace?: Tracer): Decision =>
  buildDecision(snapshot, question, { route, outcome: { kind: 'pending', page: route.page.id }, layout: snapshot.site.pendingLayout, needsFacts }, trace);

const runGuards = (snapshot: Snapshot, question: DecisionInput, route: Route, trace?: Tracer): Verdict =>
  route.missed || route.page.guards.length === 0
    ? { kind: 'pass' }
    : checkGuards(route.page.guards, {
        snapshot,
        facts: conditionFacts(question, route),
        answers: question.answers,
        get requestedAddress() {
          return formatAddress(question.path, question.query);
        },
        get values() {
          return templateValues(snapshot, question, route);
        },
      }, trace);

/** Adds the dependencies of another page to a decision. */
const mergeDependencies = (decision: Decision, page: CompiledPage, now: number): Decision => {
  const other = nextInstant(page.instants, now);
  const validUntil = decision.validUntil === null || other === null ? (decision.validUntil ?? other) : Math.min(decision.validUntil, other);
  return { ...decision, vary: [...new Set([...decision.vary, ...page.vary])].sort(), validUntil };
};

/** Maximum number of redirects to a base page; after that, not found. */
const maxRedirects = 4;

/**
 * Returns the base page under a refusal on a first visit, with its address: the main page, or the target it redirects to. While a guard of that
 * page waits for its source, the page is pending and requests the source.
 */
const baseDecision = (snapshot: Snapshot, question: DecisionInput, address: string, refusedPage: string, leads = 0): { readonly decision: Decision; readonly address: string } => {
  const asked = { ...question, ...parseAddress(address) };
  const nothing = (): Decision => showPage(snapshot, asked, notFoundRoute(snapshot, undefined));
  const under = findRoute(snapshot, asked);
  if (leads > maxRedirects) return { decision: nothing(), address };
  if ('redirect' in under) return baseDecision(snapshot, question, under.redirect, refusedPage, leads + 1);
  const { page } = under;
  if (page.id === refusedPage) return { decision: nothing(), address };
  const verdict = runGuards(snapshot, asked, under);
  if (verdict.kind === 'pass') return { decision: showPage(snapshot, asked, under), address };
  if (verdict.kind === 'unknown') return { decision: pending(snapshot, asked, under, verdict.needs), address };
  const further = verdict.kind === 'redirect' && verdict.command.kind === 'go' ? baseDecision(snapshot, question, verdict.command.to, refusedPage, leads + 1) : { decision: nothing(), address };
  return { ...further, decision: mergeDependencies(further.decision, page, question.now) };
};

const refused = (snapshot: Snapshot, question: DecisionInput, route: Route, verdict: Extract<Verdict, { kind: 'refused' }>): Decision => {
  const { page } = route;
  const { message, sourceText: said, baseAddress: leads, ok, cancel, then, ...rest } = verdict.notice;
  const say = pageTranslator(snapshot, question, route);
  const stay = question.previous !== undefined;
  // On a first visit, the refusal's target is shown under the notice.
  const ground = leads ?? mainPath(snapshot, page.venue, question.viewer.curResort);
  const follows = then === undefined || (leads !== undefined && !stay) ? {} : { then };
  const notices = [{ ...rest, text: said ?? say(message), ...follows, ...(ok ? { ok: say(ok) } : {}), ...(cancel ? { cancel: say(cancel) } : {}) }];
  return refuseOverBase(snapshot, question, route, { kind: 'refused', page: page.id, guard: verdict.guard, stay, baseAddress: ground }, notices);
};

/** Keeps the visitor on the previous screen, or shows the base page on a first visit. */
const refuseOverBase = (snapshot: Snapshot, question: DecisionInput, route: Route, outcome: Extract<Outcome, { kind: 'refused' }>, notices: readonly Notice[]): Decision => {
  if (outcome.stay) return buildDecision(snapshot, question, { route, outcome, layout: '', notices });
  const { decision, address } = baseDecision(snapshot, question, outcome.baseAddress, route.page.id);
  return mergeDependencies({ ...decision, outcome: { ...outcome, baseAddress: address }, notices, status: 200 }, route.page, question.now);
};

const redirected = (snapshot: Snapshot, question: DecisionInput, route: Route, { guard: id, command, orPass }: Extract<Verdict, { kind: 'redirect' }>): Decision => {
  const main = mainPath(snapshot, route.page.venue, question.viewer.curResort);
  if (command.kind === 'go') return redirect(snapshot, question, route, command.to);
  if (command.kind === 'back') return refuseOverBase(snapshot, question, route, { kind: 'refused', page: route.page.id, guard: id, stay: question.previous !== undefined, baseAddress: main, back: true }, []);
  if (command.kind === 'open' && !command.ask && mayLeave(question)) return redirect(snapshot, question, route, command.href, { ...command, newWindow: false });
  // A redirect without a valid target leads to the main page (P-060).
  return orPass ? showPage(snapshot, question, route) : redirect(snapshot, question, route, main);
};

const decideRoute = (snapshot: Snapshot, question: DecisionInput, route: Route, trace?: Tracer): Decision => {
  const way = appRedirect(snapshot, question, route);
  if (way !== undefined && 'to' in way) return redirect(snapshot, question, route, way.to);
  if (way !== undefined && mayLeave(question)) return redirect(snapshot, question, route, way.leave.href, way.leave);
  const verdict = runGuards(snapshot, question, route, trace);
  switch (verdict.kind) {
    case 'pass':
      return showPage(snapshot, question, route, trace);
    case 'redirect':
      return redirected(snapshot, question, route, verdict);
    case 'refused':
      return refused(snapshot, question, route, verdict);
    case 'unknown':
      return pending(snapshot, question, route, verdict.needs, trace);
  }
};

/**
 * Decides the response to a visit: route, guards in configured order, page state, placed widgets, frame and head. Pure; takes a few microseconds
 * for any number of pages. Throws MissingPageError only for a snapshot that was joined from slices.
 */
export const decide = (snapshot: Snapshot, question: DecisionInput, trace?: Tracer): Decision => {
  const plain = normalisePath(question.path);
  const route = plain === question.path ? findRoute(snapshot, question) : { redirect: plain };
  if ('redirect' in route) {
    trace?.({ step: 'route', at: question.path, says: `redirect to ${route.redirect}` });
    return redirect(snapshot, question, notFoundRoute(snapshot, decodeSegments(question.path)), formatAddress(route.redirect, question.query));
  }
  const dropped = question.how === 'pop' ? (route.page.droppedOnBack ?? []).filter((name) => Object.hasOwn(question.query, name)) : [];
  if (dropped.length > 0) {
    const kept = Object.entries(question.query).filter(([name]) => !dropped.includes(name));
    return redirect(snapshot, question, route, formatAddress(question.path, Object.fromEntries(kept)));
  }
  trace?.({ step: 'route', at: `page/${route.page.id}`, says: route.missed ? 'no route fits' : route.page.path });
  const decision = decideRoute(snapshot, question, route, trace);
  trace?.({ step: 'outcome', at: `page/${route.page.id}`, says: decision.outcome.kind });
  return decision;
};
