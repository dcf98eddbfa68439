import type { FactTest } from '#schemas/parts/condition/schema';
import { evaluate, evaluateTest, factValue, type Facts, type Truth } from '../conditions/condition.ts';
import { listLayoutConditions, listMenuConditions, type LocatedCondition } from '../conditions/list-conditions.ts';
import { decide } from './decide.ts';
import type { Decision, DecisionInput } from '../decision.ts';
import { findRoute, type Route } from '../routing/find-route.ts';
import { withAnswers } from './guard-sources.ts';
import { conditionFacts } from './build-decision.ts';
import type { CompiledCondition, CompiledPage, Snapshot } from '../snapshot.ts';
import type { Step } from '../decision-trace.ts';

/** Decides with a tracer, on the same code path. Returns each step with its document. */
export const explain = (
  snapshot: Snapshot,
  input: DecisionInput,
): { readonly decision: Decision; readonly steps: readonly Step[] } => {
  const steps: Step[] = [];
  const decision = decide(snapshot, input, (step) => steps.push(step));
  return { decision, steps };
};

/** One test of a condition, with the value of its fact. */
export interface TestExplanation {
  readonly test: FactTest;
  /** Absent if unknown. */
  readonly value?: string | boolean | number;
  readonly holds: Truth;
}

/** Explains a condition. It holds if all tests of any group hold. */
export interface ConditionExplanation {
  readonly at: Pick<LocatedCondition, 'type' | 'id' | 'path'>;
  readonly holds: Truth;
  readonly groups: readonly (readonly TestExplanation[])[];
}

const explainTest = (test: FactTest, facts: Facts): TestExplanation => {
  const value =
    test.fact === 'now'
      ? facts.now
      : test.fact === 'source'
        ? facts.sources?.[test.of ?? '']
        : factValue(test.fact, facts);
  return { test, holds: evaluateTest(test, facts), ...(value === undefined ? {} : { value }) };
};

const explainCondition = (
  at: ConditionExplanation['at'],
  condition: CompiledCondition | undefined,
  facts: Facts,
): ConditionExplanation => ({
  at,
  holds: evaluate(condition, facts),
  groups: (condition?.groups ?? []).map((group) => group.map((test) => explainTest(test, facts))),
});

/** Explains the rules of a guard up to the one that decides. */
const explainGuard = (
  snapshot: Snapshot,
  input: DecisionInput,
  route: Route,
  id: string,
): readonly ConditionExplanation[] => {
  const guard = snapshot.guards[id];
  if (guard === undefined) return [];
  const facts = withAnswers(guard, conditionFacts(input, route), input.answers);
  const all = guard.rules.map(({ when }, index) =>
    explainCondition({ type: 'guard', id, path: ['rules', index] }, when, facts),
  );
  const deciding = all.findIndex((one) => one.holds !== false);
  return deciding === -1 ? all : all.slice(0, deciding + 1);
};

const shownLayout = (
  { site }: Snapshot,
  { layout, stateLayouts }: CompiledPage,
  { kind }: Decision['outcome'],
): string => {
  switch (kind) {
    case 'blocked':
      return stateLayouts.B;
    case 'preparing':
      return stateLayouts.D;
    case 'pending':
      return site.pendingLayout;
    case 'page':
    case 'notFound':
      return layout;
    case 'refused':
    case 'redirect':
      return '';
  }
};

/** Explanations of all conditions in a decision: guard rules, placements, list items and menu items. */
export interface Reasons {
  readonly guards: readonly { readonly id: string; readonly rules: readonly ConditionExplanation[] }[];
  readonly placements: readonly ConditionExplanation[];
  readonly menu: readonly ConditionExplanation[];
}

/** Explains a decision, condition by condition. Evaluates them as `decide` does, on the same release. */
export const reasonsFor = (snapshot: Snapshot, input: DecisionInput, { outcome, frame }: Decision): Reasons => {
  const route = findRoute(snapshot, input);
  if ('redirect' in route) return { guards: [], placements: [], menu: [] };
  const facts = conditionFacts(input, route);
  const { page } = route;
  const guards: { readonly id: string; readonly rules: readonly ConditionExplanation[] }[] = [];
  for (const id of route.missed ? [] : page.guards) {
    guards.push({ id, rules: explainGuard(snapshot, input, route, id) });
    if ('guard' in outcome && outcome.guard === id) break;
  }
  // The base page of a refusal and the target of a redirect are other pages and need their own call.
  const layouts = [shownLayout(snapshot, page, outcome), frame.layout].flatMap((id) => snapshot.layouts[id] ?? []);
  const venue = route.venue === undefined ? undefined : snapshot.venues[route.venue];
  const menu = venue && snapshot.menus[venue.menu];
  return {
    guards,
    placements: layouts
      .flatMap((layout) => [...listLayoutConditions(layout)])
      .map(({ condition, ...at }) => explainCondition(at, condition, facts)),
    menu: menu
      ? [...listMenuConditions(menu)].map(({ condition, ...at }) => explainCondition(at, condition, facts))
      : [],
  };
};
