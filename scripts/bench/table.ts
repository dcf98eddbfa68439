import { isMet, NOISE, type Goal, type Reading } from './reading.ts';

/** Whether a goal is met to the letter, without the noise that is granted; what has none misses none. */
export function isMetExactly({ goal, value, ratio }: Reading): boolean {
  if (goal === null) return true;
  const [of, bound, limit, , within] = goal.split(' ');
  const measured = of === 'ratio' ? (ratio ?? NaN) : value;
  // Written by this program a moment ago.
  return isMet({ of: 'value', bound: bound as Goal['bound'], limit: Number(limit), within: Number(within ?? 0) }, measured, 0);
}

/** `~` is a goal that is missed by no more than the noise. */
function sign(reading: Reading): string {
  if (reading.goal === null) return ' ';
  if (!reading.ok) return '✗';
  return isMetExactly(reading) ? '✓' : '~';
}

function verdictOf(reading: Reading): string {
  if (reading.goal === null) return 'reported';
  if (isMetExactly(reading)) return `goal: ${reading.goal}`;
  return `goal: ${reading.goal}, missed${reading.ok ? ` within the ${NOISE * 100} % granted as noise` : ''}`;
}

/** One reading as a line for people. */
export const tableRow = (reading: Reading): string =>
  [
    sign(reading),
    reading.bench.padEnd(46),
    `${reading.value} ${reading.unit}`.padStart(14),
    (reading.floor === null ? '' : `floor ${reading.floor}`).padStart(15),
    (reading.ratio === null ? '' : `× ${reading.ratio}`).padStart(9),
    verdictOf(reading),
  ].join('  ');
