import type { ConditionExplanation, TestExplanation } from '#engine';
import type { Words } from '../check/problem.ts';
import type { Names } from '../diff/names.ts';
import { joined, listed } from '../diff/words/phrase.ts';
import { describeFact, sayOther } from './describe-fact.ts';

/** The tests that settle it: those that hold in the first group that does, else those that stand in the way of each group. */
const settling = ({ holds, groups }: ConditionExplanation): readonly TestExplanation[] => {
  if (holds === true) return groups.find((group) => group.every((test) => test.holds === true)) ?? [];
  return groups.flatMap((group) => {
    const against = group.filter((test) => test.holds === false);
    return against.length > 0 ? against : group.filter((test) => test.holds === 'unknown');
  });
};

const once = (words: readonly Words[]): readonly Words[] => [...new Map(words.map((one) => [one.en, one])).values()];

/** Why a condition holds or not: what is so of this visitor, each fact once. Undefined where there is no condition. */
export function describeReasons(told: ConditionExplanation, names: Names): Words | undefined {
  const tests = settling(told).map(({ test, value }) => ({ test, value, fact: describeFact(test.fact, value, names) }));
  const facts = once(tests.flatMap(({ fact }) => fact ?? []));
  const others = once(
    tests.flatMap(({ test, value, fact }) =>
      fact === undefined ? [sayOther(test.fact, value, test.fact === 'source' ? test.of : undefined)] : [],
    ),
  );
  const visitor: readonly Words[] =
    facts.length === 0 ? [] : [{ ko: `이 방문자는 ${joined(facts, '. ').ko}`, en: `this visitor ${listed(facts).en}` }];
  const all = [...visitor, ...others];
  return all.length === 0 ? undefined : { ko: joined(all, '. ').ko, en: listed(all).en };
}
