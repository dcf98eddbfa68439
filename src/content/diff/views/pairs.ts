import { decide, type Decision, type DecisionInput, type SourceAnswers } from '#engine';
import type { Answers } from '../../check/walk/answers.ts';
import { otherValue } from '../../check/walk/viewer-classes.ts';
import type { Side } from './sides.ts';

export interface Pair {
  readonly one: Decision;
  readonly two: Decision;
}

/** A question to both releases; where a page has another address now, each is asked for its own. */
export interface Asked {
  readonly question: DecisionInput;
  readonly paths: { readonly one: string; readonly two: string };
}

// Guards of a page ask few calls with few answers. Where there are more ways than this, it is told that not all were looked at.
const most = 512;

/** Told of each decision, and of each question that was not asked in every way. */
export interface Counter {
  decided(decisions: number): void;
  cut(): void;
}

/** Both decisions for every way in which the calls of guards may be answered, the same answers for both. */
export function pairsOf(
  one: Side,
  two: Side,
  { question, paths }: Asked,
  answers: Answers,
  counter: Counter,
): readonly Pair[] {
  const ready: Pair[] = [];
  let waiting: SourceAnswers[] = [{}];
  for (let round = 0; waiting.length > 0 && round < 6; round++) {
    const next: SourceAnswers[] = [];
    for (const known of waiting) {
      const pair = {
        one: decide(one.snapshot, { ...question, path: paths.one, viewer: one.as(question.viewer), answers: known }),
        two: decide(two.snapshot, { ...question, path: paths.two, viewer: two.as(question.viewer), answers: known }),
      };
      counter.decided(2);
      const asked = new Set(
        [...pair.one.needsFacts, ...pair.two.needsFacts]
          .map(({ guard }) => guard)
          .filter((guard) => !Object.hasOwn(known, guard)),
      );
      if (asked.size === 0) ready.push(pair);
      else next.push(...waysOf([...asked], known, answers));
    }
    if (next.length > most) counter.cut();
    waiting = next.slice(0, most);
  }
  if (waiting.length > 0) counter.cut();
  return ready;
}

/** Every way in which some calls may be answered, beside what is known. */
export const waysOf = (asked: readonly string[], known: SourceAnswers, answers: Answers): readonly SourceAnswers[] =>
  asked.reduce<readonly SourceAnswers[]>(
    // One way more than is looked at shows that there are more.
    (ways, guard) =>
      ways
        .flatMap((way) =>
          (answers.get(guard) ?? [otherValue, undefined]).map((value) => ({
            ...way,
            [guard]: value === undefined ? ('failed' as const) : { value },
          })),
        )
        .slice(0, most + 1),
    [known],
  );
