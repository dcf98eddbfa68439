import { decide, type Decision, type Question, type SourceAnswers } from '#engine';
import type { Answers } from '../../check/walk/answers.ts';
import { otherValue } from '../../check/walk/viewer-classes.ts';
import type { Side } from './sides.ts';

export interface Pair {
  readonly one: Decision;
  readonly two: Decision;
}

/** A question to both releases; where a page has another address now, each is asked for its own. */
export interface Asked {
  readonly question: Question;
  readonly paths: { readonly one: string; readonly two: string };
}

// Guards of a page ask few calls with few answers; whoever asks for more is answered in part.
const most = 512;

/** Both decisions for every way in which the calls of guards may be answered, the same answers for both. `counted` is told of each decision. */
export function pairsOf(one: Side, two: Side, { question, paths }: Asked, answers: Answers, counted: (decisions: number) => void): readonly Pair[] {
  const ready: Pair[] = [];
  let waiting: SourceAnswers[] = [{}];
  for (let round = 0; waiting.length > 0 && round < 6; round++) {
    const next: SourceAnswers[] = [];
    for (const known of waiting) {
      const pair = {
        one: decide(one.snapshot, { ...question, path: paths.one, viewer: one.as(question.viewer), answers: known }),
        two: decide(two.snapshot, { ...question, path: paths.two, viewer: two.as(question.viewer), answers: known }),
      };
      counted(2);
      const asked = new Set([...pair.one.needsFacts, ...pair.two.needsFacts].map(({ guard }) => guard).filter((guard) => !Object.hasOwn(known, guard)));
      if (asked.size === 0) ready.push(pair);
      else next.push(...waysOf([...asked], known, answers));
    }
    waiting = next.slice(0, most);
  }
  return ready;
}

const waysOf = (asked: readonly string[], known: SourceAnswers, answers: Answers): readonly SourceAnswers[] =>
  asked.reduce<readonly SourceAnswers[]>(
    (ways, guard) => ways.flatMap((way) => (answers.get(guard) ?? [otherValue, undefined]).map((value) => ({ ...way, [guard]: value === undefined ? ('failed' as const) : { value } }))).slice(0, most),
    [known],
  );
