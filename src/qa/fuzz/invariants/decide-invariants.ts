import { decide, explain, reasonsFor, type DecisionInput } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { instantsOf } from '../make/samples.ts';
import { firstDifference, type VisitInvariant } from './invariant.ts';

/** Combines the named facts of one viewer with all other facts of another. */
const blend = (one: Viewer, other: Viewer, facts: readonly string[]): Viewer => {
  const from = (viewer: Viewer, named: boolean) =>
    Object.entries(viewer).filter(([fact]) => facts.includes(fact) === named);
  // The language is never unknown.
  return {
    locale: one.locale,
    platform: other.platform,
    ...Object.fromEntries([...from(other, false), ...from(one, true)]),
    ...(facts.includes('locale') ? {} : { locale: one.locale }),
  };
};

const isInside = (to: string): boolean =>
  /^\/(?![/\\])/.test(to) &&
  URL.canParse(to, 'https://own.example') &&
  new URL(to, 'https://own.example').origin === 'https://own.example';

/** Instants before `validUntil`: all instants of change, their neighbours and the last moment. */
const before = (question: DecisionInput, until: number | null, instants: readonly number[]): readonly number[] => {
  const end = until ?? Number.MAX_SAFE_INTEGER;
  const near = instants.flatMap((at) => [at - 1, at, at + 1]).filter((at) => at > question.now && at < end);
  return [...near.slice(0, 40), end - 1];
};

/** Invariants of every visit. */
export const decideInvariants: readonly VisitInvariant[] = [
  {
    name: 'decide never throws and its answer survives JSON serialization',
    broken: ({ snapshot }, { question }) => {
      const decision = decide(snapshot, question);
      return firstDifference(JSON.parse(JSON.stringify(decision)), decision);
    },
  },
  {
    name: 'caches of other visits never change an answer',
    broken: ({ snapshot, fresh }, { question }) =>
      firstDifference(decide(snapshot, question), decide(fresh(), question)),
  },
  {
    name: 'explain decides the same as decide, and its reasons never throw',
    broken: ({ snapshot }, { question }) => {
      const decision = decide(snapshot, question);
      reasonsFor(snapshot, question, decision);
      return firstDifference(explain(snapshot, question).decision, decision);
    },
  },
  {
    name: 'viewers with equal `vary` facts get the same answer',
    broken: ({ snapshot }, { question, stranger }) => {
      const decision = decide(snapshot, question);
      return firstDifference(
        decide(snapshot, { ...question, viewer: blend(question.viewer, stranger, decision.vary) }),
        decision,
      );
    },
  },
  {
    name: 'nothing changes before `validUntil`',
    broken: ({ snapshot }, { question }) => {
      const decision = decide(snapshot, question);
      if (decision.validUntil !== null && decision.validUntil <= question.now)
        return `validUntil ${decision.validUntil} has passed at ${question.now}`;
      for (const now of before(question, decision.validUntil, instantsOf(snapshot))) {
        const found = firstDifference(decide(snapshot, { ...question, now }), decision);
        if (found !== undefined) return `at ${now}: ${found}`;
      }
      return undefined;
    },
  },
  {
    name: 'a redirect stays inside the site unless a document leads out',
    broken: ({ snapshot }, { question }) => {
      const { outcome } = decide(snapshot, question);
      return outcome.kind === 'redirect' && outcome.leave === undefined && !isInside(outcome.to)
        ? `leads to ${outcome.to}`
        : undefined;
    },
  },
  {
    name: 'checked documents decide without a fallback',
    passing: true,
    broken: ({ snapshot }, { question }) => {
      const { problems, frame, outcome, pageId } = decide(snapshot, question);
      if (problems.length > 0) return JSON.stringify(problems);
      if (snapshot.pages[pageId] === undefined) return `there is no page '${pageId}'`;
      if (outcome.kind === 'redirect' || (outcome.kind === 'refused' && outcome.stay)) return undefined;
      return snapshot.layouts[frame.layout] === undefined ? `there is no frame '${frame.layout}'` : undefined;
    },
  },
];
