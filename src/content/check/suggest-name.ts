import type { Words } from './problem.ts';

/** Number of letters to change, add, drop or swap to turn one word into the other; `limit + 1` when more than `limit`. */
function distance(one: string, two: string, limit: number): number {
  if (Math.abs(one.length - two.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= two.length; column++) {
      const same = one[row - 1] === two[column - 1];
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1])
        steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      next.push(steps);
    }
    [before, last] = [last, next];
  }
  return last[two.length] ?? limit + 1;
}

/** The known words nearest to an unknown one: none when all are far, several when equally near. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  if (word.length > 120) return [];
  const limit = Math.max(1, Math.min(3, Math.floor(word.length / 3)));
  let least = limit;
  let found: string[] = [];
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (steps > least) continue;
    if (steps < least) found = [];
    least = steps;
    found.push(candidate);
  }
  return found;
}

export interface Suggestion {
  readonly hint: Words;
  /** The one word that was meant, where it can hardly be another. */
  readonly only?: string;
  /** Words that may have been meant. */
  readonly near: readonly string[];
}

const MOST_WORDS = 40;

const SHORT = 4;
const letters = (word: string): string => word.toLowerCase().replaceAll(/\d/g, '');

/** True when a word is a typo of the other, excluding short codes and numbers that differ in one character. */
const isSlip = (word: string, meant: string): boolean =>
  word.toLowerCase() === meant.toLowerCase() ||
  (Math.min(word.length, meant.length) >= SHORT && letters(word) !== letters(meant));

/** "Did you mean" with the nearest word, else the known words when they are few. */
export function suggestName(word: string, known: Iterable<string>): Suggestion {
  const all = [...new Set(known)];
  const near = nearest(word, all);
  const [first] = near;
  if (first !== undefined && near.length === 1)
    return {
      hint: { ko: `혹시 '${first}'인가요?`, en: `Did you mean '${first}'?` },
      ...(isSlip(word, first) ? { only: first } : {}),
      near,
    };
  if (near.length > 1)
    return {
      hint: { ko: `비슷한 이름: ${near.slice(0, 5).join(', ')}`, en: `Similar names: ${near.slice(0, 5).join(', ')}.` },
      near,
    };
  if (all.length === 0)
    return { hint: { ko: '등록된 이름이 없어요. 먼저 등록하세요.', en: 'None is registered. Add it first.' }, near };
  if (all.length > MOST_WORDS)
    return {
      hint: {
        ko: `등록된 ${all.length}개 가운데 비슷한 이름이 없어요. 이름을 찾아 고치거나 먼저 추가하세요.`,
        en: `None of the ${all.length} known names is similar. Look the name up, or add it first.`,
      },
      near,
    };
  const some = all.join(', ');
  return { hint: { ko: `쓸 수 있는 이름: ${some}`, en: `Known names: ${some}.` }, near };
}
