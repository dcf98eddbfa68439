import type { FactTest } from '#schemas/condition.schema';
import { evaluate, holds, valueOf, type Facts, type Truth } from './condition.ts';
import { conditionsOfLayout, conditionsOfMenu, type PlacedCondition } from './conditions-of.ts';
import { decide } from './decide.ts';
import type { Decision, Question } from './decision.ts';
import { findRoute, type Route } from './find-route.ts';
import { withAnswers } from './guard-sources.ts';
import { factsOf } from './show.ts';
import type { CompiledCondition, CompiledPage, Snapshot } from './snapshot.ts';
import type { Step } from './trace.ts';

/** Decides with a tracer: the same code path, and every step with the document it came from. */
export const explain = (snapshot: Snapshot, question: Question): { readonly decision: Decision; readonly steps: readonly Step[] } => {
  const steps: Step[] = [];
  const decision = decide(snapshot, question, (step) => steps.push(step));
  return { decision, steps };
};

/** One test of a condition, and what was known of its fact. */
export interface ToldTest {
  readonly test: FactTest;
  /** Left out while it is unknown. */
  readonly value?: string | boolean | number;
  readonly holds: Truth;
}

/** Why something is, or is not, as its condition says: any of its groups has to hold, and all tests of that. */
export interface Told {
  readonly at: Pick<PlacedCondition, 'type' | 'id' | 'path'>;
  readonly holds: Truth;
  readonly groups: readonly (readonly ToldTest[])[];
}

const tellTest = (test: FactTest, facts: Facts): ToldTest => {
  const value = test.fact === 'now' ? facts.now : test.fact === 'source' ? facts.sources?.[test.of ?? ''] : valueOf(test.fact, facts);
  return { test, holds: holds(test, facts), ...(value === undefined ? {} : { value }) };
};

const tell = (at: Told['at'], condition: CompiledCondition | undefined, facts: Facts): Told => ({
  at,
  holds: evaluate(condition, facts),
  groups: (condition?.groups ?? []).map((group) => group.map((test) => tellTest(test, facts))),
});

/** Rules of a guard as far as they are read for a question, the one that decides last. */
const tellGuard = (snapshot: Snapshot, question: Question, route: Route, id: string): readonly Told[] => {
  const guard = snapshot.guards[id];
  if (guard === undefined) return [];
  const facts = withAnswers(guard, factsOf(question, route), question.answers);
  const all = guard.rules.map(({ when }, index) => tell({ type: 'guard', id, path: ['rules', index] }, when, facts));
  const deciding = all.findIndex((one) => one.holds !== false);
  return deciding === -1 ? all : all.slice(0, deciding + 1);
};

const shownLayout = ({ site }: Snapshot, { layout, stateLayouts }: CompiledPage, { kind }: Decision['outcome']): string => {
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

/** What hangs on a condition in what a decision shows, with the reason: rules of guards, placements, items of lists, menus. */
export interface Reasons {
  readonly guards: readonly { readonly id: string; readonly rules: readonly Told[] }[];
  readonly placements: readonly Told[];
  readonly menu: readonly Told[];
}

/** Why a question is answered as it is, condition by condition. Reads them as `decide` does, from the same release. */
export const reasonsFor = (snapshot: Snapshot, question: Question, { outcome, frame }: Decision): Reasons => {
  const route = findRoute(snapshot, question);
  if ('redirect' in route) return { guards: [], placements: [], menu: [] };
  const facts = factsOf(question, route);
  const { page } = route;
  const guards: { readonly id: string; readonly rules: readonly Told[] }[] = [];
  for (const id of route.missed ? [] : page.guards) {
    guards.push({ id, rules: tellGuard(snapshot, question, route, id) });
    if ('guard' in outcome && outcome.guard === id) break;
  }
  // What stands under a refusal, or after a redirect, is another page: ask about that one.
  const layouts = [shownLayout(snapshot, page, outcome), frame.layout].flatMap((id) => snapshot.layouts[id] ?? []);
  const venue = route.venue === undefined ? undefined : snapshot.venues[route.venue];
  const menu = venue && snapshot.menus[venue.menu];
  return {
    guards,
    placements: layouts.flatMap((layout) => [...conditionsOfLayout(layout)]).map(({ condition, ...at }) => tell(at, condition, facts)),
    menu: menu ? [...conditionsOfMenu(menu)].map(({ condition, ...at }) => tell(at, condition, facts)) : [],
  };
};
