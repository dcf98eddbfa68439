/** Why a pattern may not be used. */
export type PatternFault = 'invalid' | 'group' | 'alternative' | 'reference' | 'costly';

// An escape, a class, a quantifier with its laziness, a sign that makes groups or alternatives, or any other character.
const part =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|(?:[*+?]|\{(?<least>\d+)(?<range>,(?<most>\d*))?\})\??|./gsu;

// How often an open quantifier may be tried, and how many ways through a pattern there may be: milliseconds for the longest value.
const OPEN = 300;
const MOST_WAYS = 500_000;
const MOST_OPEN = 2;

/** In how many ways a quantifier can be read. */
const waysOf = (sign: string, { least = '', range, most = '' }: Partial<Record<string, string>>): number => {
  if (sign.startsWith('?')) return 2;
  if (!sign.startsWith('{')) return Infinity;
  if (range === undefined) return 1;
  return most === '' ? Infinity : Number(most) - Number(least) + 1;
};

const isValid = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * Whether a pattern of an operator can be read by a backtracking engine without danger: no groups, alternatives, look-around or
 * references, so what is left is a row of characters, and few ways to divide a value among them. `scans`: it is looked for anywhere.
 */
export function findPatternFault(pattern: string, scans: boolean): PatternFault | undefined {
  if (!isValid(pattern)) return 'invalid';
  let ways = scans ? OPEN : 1;
  let open = scans ? 1 : 0;
  for (const { 0: sign, groups = {} } of pattern.matchAll(part)) {
    if (sign === '(' || sign === ')') return 'group';
    if (sign === '|') return 'alternative';
    if (/^\\[1-9k]/.test(sign)) return 'reference';
    if (!/^[*+?{]/.test(sign)) continue;
    // A long row of the same costs memory rather than ways.
    if (Number(groups['least'] ?? 0) > OPEN || Number(groups['most'] ?? 0) > OPEN) return 'costly';
    const own = waysOf(sign, groups);
    if (own === Infinity) open++;
    ways *= Math.min(own, OPEN);
  }
  return open > MOST_OPEN || ways > MOST_WAYS ? 'costly' : undefined;
}

/** The fewest letters that a pattern without groups can match; undefined when it is no such pattern. */
export function shortestMatch(pattern: string): number | undefined {
  if (findPatternFault(pattern, false) !== undefined) return undefined;
  let total = 0;
  let last = 0;
  for (const { 0: sign, groups = {} } of pattern.matchAll(part)) {
    if (sign === '^' || sign === '$' || sign === '\\b') continue;
    if (!/^[*+?{]/.test(sign)) total += last = 1;
    else if (!sign.startsWith('+')) total += last * (sign.startsWith('{') ? Number(groups['least'] ?? 0) - 1 : -1);
  }
  return total;
}
