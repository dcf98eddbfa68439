import { decide, explain, reasonsFor, type Decision, type DecisionInput, type Snapshot } from '#engine';
import { flattenNodes } from '#engine/conditions/list-conditions';
import { parseAddress } from '#engine/values/fill-template';
import { findRoute } from '#engine/routing/find-route';
import type { Prepared } from '../check/prepared.ts';
import { Names } from '../diff/names.ts';
import type { About } from './about.ts';
import { describeOutcome, describeUntil } from './describe-outcome.ts';
import { describeAudience } from './describe-audience.ts';
import { explainFlags } from './explain-flags.ts';
import { explainGuards } from './explain-guards.ts';
import { tellMenu, tellPlacements, type Parts } from './explain-hidden.ts';
import { explainServices, explainState } from './explain-state.ts';
import { explainAppRoute, explainDropped, explainRedirect, explainRoute } from './explain-route.ts';
import type { Sentence, Visit } from './visit.ts';

export type { DocumentPlace, Sentence, Visit } from './visit.ts';

/** The release that is asked, and the documents that it was made of. */
export interface Site {
  readonly prepared: Pick<Prepared, 'documents' | 'raws'>;
  readonly snapshot: Snapshot;
}

/** Steps of `decide` that led to a decision. */
function tellSteps(about: About): readonly Sentence[] {
  const { snapshot, question, decision } = about;
  const route = findRoute(snapshot, question);
  const { steps } = explain(snapshot, question);
  const to = decision.outcome.kind === 'redirect' ? decision.outcome.to : undefined;
  if (to !== undefined && steps.some(({ step, result: says }) => step === 'route' && says.startsWith('redirect to ')))
    return [explainRedirect(about, to)];
  if ('redirect' in route) return [explainRedirect(about, route.redirect)];
  const dropped = explainDropped(about, route);
  if (dropped !== undefined) return [dropped];
  const guards = explainGuards(steps, reasonsFor(snapshot, question, decision).guards, route.page.id, about);
  const isState = steps.some(({ step }) => step === 'state');
  return [
    explainRoute(about, route),
    ...(to !== undefined && !steps.some(({ step, result: says }) => step === 'guard' && says === 'redirect')
      ? [explainAppRoute(about, route, to)]
      : []),
    ...guards,
    ...(isState ? [...explainState(route.page, about), ...explainServices(route.page, route.page.id, about)] : []),
  ];
}

/** Displayed page; a refused first visit shows the base page. */
function onScreen({ outcome }: Decision, question: DecisionInput): DecisionInput | undefined {
  if (outcome.kind === 'redirect') return undefined;
  if (outcome.kind !== 'refused') return question;
  return outcome.stay ? undefined : { ...question, ...parseAddress(outcome.baseAddress) };
}

/**
 * Says in words why a visitor gets what they get: each rule in the order in which it was read, with what was so of this visitor, and what is
 * left out of the page, its frame and its menu, each with the document and place that says so. Pure.
 */
export function explainVisit({ prepared, snapshot }: Site, question: DecisionInput): Visit {
  const names = new Names(prepared.raws.values());
  const decision = decide(snapshot, question);
  const about: About = { prepared, snapshot, question, decision, names };
  const seen = onScreen(decision, question);
  const shown =
    seen === undefined
      ? undefined
      : { ...about, question: seen, decision: seen === question ? decision : decide(snapshot, seen) };
  const reasons = shown === undefined ? undefined : reasonsFor(snapshot, shown.question, shown.decision);
  const route = shown === undefined ? undefined : findRoute(snapshot, shown.question);
  const unknown = (layout: string, id: string) =>
    flattenNodes(snapshot.layouts[layout]?.nodes ?? []).find((node) => node.id === id)?.whileUnknown ?? 'hide';
  const [placed, menu] =
    shown === undefined || reasons === undefined
      ? [none, none]
      : [tellPlacements(reasons.placements, unknown, shown), tellMenu(reasons.menu, shown)];
  return {
    who: describeAudience(question, names),
    outcome: describeOutcome(about),
    steps: [...tellSteps(about), ...describeUntil(about)],
    hidden: [
      ...(shown !== undefined && route !== undefined && 'page' in route ? explainFlags(route.page, shown) : []),
      ...placed.hidden,
      ...menu.hidden,
    ],
    shown: [...placed.shown, ...menu.shown],
  };
}

const none: Parts = { hidden: [], shown: [] };
