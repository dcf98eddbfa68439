import type { Command } from '#schemas/command';
import { chooseState } from './choose-state.ts';
import type { Decision, Notice, Outcome, DecisionInput } from '../decision.ts';
import { appRedirect, withAppTarget } from './app-redirect.ts';
import { encodeSearch, formatAddress, parseAddress } from '../values/fill-template.ts';
import { findRoute, mainPath, notFoundRoute, type Route } from '../routing/find-route.ts';
import { withOnward } from './onward-target.ts';
import { checkGuards, type Verdict } from './check-guards.ts';
import { conditionFacts, nextInstant, pageTranslator, buildDecision, templateValues } from './build-decision.ts';
import type { CompiledPage, Snapshot } from '../snapshot.ts';
import type { Tracer } from '../decision-trace.ts';

/** A redirect keeps the dependencies of its route, but shows nothing of it, so no slice is fetched for it. */
const redirect = (
  snapshot: Snapshot,
  input: DecisionInput,
  route: Route,
  to: string,
  leave?: Extract<Command, { kind: 'open' }>,
): Decision => {
  const decision = buildDecision(snapshot, input, {
    route,
    outcome: { kind: 'redirect', to, ...(leave ? { leave } : {}) },
    layout: '',
    status: 302,
  });
  return {
    ...decision,
    tree: [],
    needs: [],
    services: [],
    frame: { layout: '', nodes: [], model: { ...decision.frame.model, menu: [] } },
  };
};

/** The app's web view shows only this site. A first visit there stays on the page, which offers an outgoing link. */
const mayLeave = ({ viewer, previous }: DecisionInput): boolean => viewer.platform !== 'APP' || previous !== undefined;

const showPage = (snapshot: Snapshot, input: DecisionInput, route: Route, trace?: Tracer): Decision =>
  withOnward(
    snapshot,
    input,
    route,
    withAppTarget(snapshot, input, route, showPageState(snapshot, input, route, trace)),
  );

const showPageState = (snapshot: Snapshot, input: DecisionInput, route: Route, trace?: Tracer): Decision => {
  const { page } = route;
  if (route.missed)
    return buildDecision(
      snapshot,
      input,
      { route, outcome: { kind: 'notFound' }, layout: page.layout, status: 404 },
      trace,
    );
  const { state, blockContent } = chooseState(page, input.now);
  trace?.({ step: 'state', at: `page/${page.id}`, result: state });
  if (state === 'B')
    return buildDecision(
      snapshot,
      input,
      { route, outcome: { kind: 'blocked', page: page.id }, layout: page.stateLayouts.B, blockContent },
      trace,
    );
  if (state === 'D' && input.viewer.listed !== true) {
    return buildDecision(
      snapshot,
      input,
      { route, outcome: { kind: 'preparing', page: page.id }, layout: page.stateLayouts.D, blockContent },
      trace,
    );
  }
  return buildDecision(
    snapshot,
    input,
    { route, outcome: { kind: 'page', page: page.id }, layout: page.layout, blockContent },
    trace,
  );
};

/** Shows nothing of the page until the guard's source has answered. */
const pending = (
  snapshot: Snapshot,
  input: DecisionInput,
  route: Route,
  needsFacts: Decision['needsFacts'],
  trace?: Tracer,
): Decision =>
  buildDecision(
    snapshot,
    input,
    { route, outcome: { kind: 'pending', page: route.page.id }, layout: snapshot.site.pendingLayout, needsFacts },
    trace,
  );

const runGuards = (snapshot: Snapshot, input: DecisionInput, route: Route, trace?: Tracer): Verdict =>
  route.missed || route.page.guards.length === 0
    ? { kind: 'pass' }
    : checkGuards(
        route.page.guards,
        {
          snapshot,
          facts: conditionFacts(input, route),
          answers: input.answers,
          get requestedAddress() {
            return formatAddress(input.path, input.query);
          },
          get values() {
            return templateValues(snapshot, input, route);
          },
        },
        trace,
      );

/** Adds the dependencies of another page to a decision. */
const mergeDependencies = (decision: Decision, page: CompiledPage, now: number): Decision => {
  const other = nextInstant(page.instants, now);
  const validUntil =
    decision.validUntil === null || other === null
      ? (decision.validUntil ?? other)
      : Math.min(decision.validUntil, other);
  return { ...decision, vary: [...new Set([...decision.vary, ...page.vary])].sort(), validUntil };
};

/** Maximum number of redirects to a base page; after that, not found. */
const maxRedirects = 4;

/**
 * Returns the base page under a refusal on a first visit, with its address: the main page, or the target it redirects to. While a guard of that
 * page waits for its source, the page is pending and requests the source.
 */
const baseDecision = (
  snapshot: Snapshot,
  input: DecisionInput,
  address: string,
  refusedPage: string,
  redirects = 0,
): { readonly decision: Decision; readonly address: string } => {
  const baseInput = { ...input, ...parseAddress(address) };
  const notFound = (): Decision => showPage(snapshot, baseInput, notFoundRoute(snapshot));
  const base = findRoute(snapshot, baseInput);
  if (redirects > maxRedirects) return { decision: notFound(), address };
  if ('redirect' in base) return baseDecision(snapshot, input, base.redirect, refusedPage, redirects + 1);
  const { page } = base;
  if (page.id === refusedPage) return { decision: notFound(), address };
  const verdict = runGuards(snapshot, baseInput, base);
  if (verdict.kind === 'pass') return { decision: showPage(snapshot, baseInput, base), address };
  if (verdict.kind === 'unknown') return { decision: pending(snapshot, baseInput, base, verdict.needs), address };
  const further =
    verdict.kind === 'redirect' && verdict.command.kind === 'go'
      ? baseDecision(snapshot, input, verdict.command.to, refusedPage, redirects + 1)
      : { decision: notFound(), address };
  return { ...further, decision: mergeDependencies(further.decision, page, input.now) };
};

const refused = (
  snapshot: Snapshot,
  input: DecisionInput,
  route: Route,
  verdict: Extract<Verdict, { kind: 'refused' }>,
): Decision => {
  const { page } = route;
  const { message, sourceText, baseAddress: requestedBase, ok, cancel, then, ...rest } = verdict.notice;
  const translate = pageTranslator(snapshot, input, route);
  const stay = input.previous !== undefined;
  // On a first visit, the refusal's target is shown under the notice.
  const baseAddress = requestedBase ?? mainPath(snapshot, page.venue, input.viewer.curResort);
  const follows = then === undefined || (requestedBase !== undefined && !stay) ? {} : { then };
  const notices = [
    {
      ...rest,
      text: sourceText ?? translate(message),
      ...follows,
      ...(ok ? { ok: translate(ok) } : {}),
      ...(cancel ? { cancel: translate(cancel) } : {}),
    },
  ];
  return refuseOverBase(
    snapshot,
    input,
    route,
    { kind: 'refused', page: page.id, guard: verdict.guard, stay, baseAddress },
    notices,
  );
};

/** Keeps the visitor on the previous screen, or shows the base page on a first visit. */
const refuseOverBase = (
  snapshot: Snapshot,
  input: DecisionInput,
  route: Route,
  outcome: Extract<Outcome, { kind: 'refused' }>,
  notices: readonly Notice[],
): Decision => {
  if (outcome.stay) return buildDecision(snapshot, input, { route, outcome, layout: '', notices });
  const { decision, address } = baseDecision(snapshot, input, outcome.baseAddress, route.page.id);
  return mergeDependencies(
    { ...decision, outcome: { ...outcome, baseAddress: address }, notices, status: 200 },
    route.page,
    input.now,
  );
};

const redirected = (
  snapshot: Snapshot,
  input: DecisionInput,
  route: Route,
  { guard: id, command, orPass }: Extract<Verdict, { kind: 'redirect' }>,
): Decision => {
  const main = mainPath(snapshot, route.page.venue, input.viewer.curResort);
  if (command.kind === 'go') return redirect(snapshot, input, route, command.to);
  if (command.kind === 'back')
    return refuseOverBase(
      snapshot,
      input,
      route,
      {
        kind: 'refused',
        page: route.page.id,
        guard: id,
        stay: input.previous !== undefined,
        baseAddress: main,
        back: true,
      },
      [],
    );
  if (command.kind === 'open' && !command.ask && mayLeave(input))
    return redirect(snapshot, input, route, command.href, { ...command, newWindow: false });
  // A redirect without a valid target requestedBase to the main page (P-060).
  return orPass ? showPage(snapshot, input, route) : redirect(snapshot, input, route, main);
};

const decideRoute = (snapshot: Snapshot, input: DecisionInput, route: Route, trace?: Tracer): Decision => {
  const redirection = appRedirect(snapshot, input, route);
  if (redirection !== undefined && 'to' in redirection) return redirect(snapshot, input, route, redirection.to);
  if (redirection !== undefined && mayLeave(input))
    return redirect(snapshot, input, route, redirection.leave.href, redirection.leave);
  const verdict = runGuards(snapshot, input, route, trace);
  switch (verdict.kind) {
    case 'pass':
      return showPage(snapshot, input, route, trace);
    case 'redirect':
      return redirected(snapshot, input, route, verdict);
    case 'refused':
      return refused(snapshot, input, route, verdict);
    case 'unknown':
      return pending(snapshot, input, route, verdict.needs, trace);
  }
};

/** Returns the query parameters that a page removes: on back navigation, and when the visitor comes from another screen than allowed. */
export const droppedParameters = (
  { droppedOnBack = [], onlyFrom = [] }: Pick<CompiledPage, 'droppedOnBack' | 'onlyFrom'>,
  { how, query, previous }: Pick<DecisionInput, 'how' | 'query' | 'previous'>,
): readonly string[] =>
  [
    ...(how === 'pop' ? droppedOnBack : []),
    ...onlyFrom.filter(({ screens }) => !screens.includes(previous?.screen ?? '')).map(({ name }) => name),
  ].filter((name) => Object.hasOwn(query, name));

/**
 * Decides the response to a visit: route, guards in configured order, page state, placed widgets, frame and head. Pure; takes a few microseconds
 * for any number of pages. Throws MissingPageError only for a snapshot that was joined from slices.
 */
export const decide = (snapshot: Snapshot, input: DecisionInput, trace?: Tracer): Decision => {
  const route = findRoute(snapshot, input);
  if ('redirect' in route) {
    trace?.({ step: 'route', at: input.path, result: `redirect to ${route.redirect}` });
    const to =
      input.search === undefined
        ? formatAddress(route.redirect, input.query)
        : route.redirect + encodeSearch(input.search);
    return redirect(snapshot, input, notFoundRoute(snapshot, input.path), to);
  }
  const dropped = droppedParameters(route.page, input);
  if (dropped.length > 0) {
    const remaining = Object.entries(input.query).filter(([name]) => !dropped.includes(name));
    return redirect(snapshot, input, route, formatAddress(input.path, Object.fromEntries(remaining)));
  }
  trace?.({ step: 'route', at: `page/${route.page.id}`, result: route.missed ? 'no route fits' : route.page.path });
  const decision = decideRoute(snapshot, input, route, trace);
  trace?.({ step: 'outcome', at: `page/${route.page.id}`, result: decision.outcome.kind });
  return decision;
};
