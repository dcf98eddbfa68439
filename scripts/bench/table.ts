import { isMet, type Goal, type Reading } from './reading.ts';

/** Whether the goal is met to the letter, without the noise that is granted. */
function isMetExactly({ goal, value, ratio }: Reading): boolean {
  const [of, bound, limit, , within] = (goal ?? '').split(' ');
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

/** One reading as a line for people. */
export const tableRow = (reading: Reading): string =>
  [
    sign(reading),
    reading.bench.padEnd(46),
    `${reading.value} ${reading.unit}`.padStart(14),
    (reading.floor === null ? '' : `floor ${reading.floor}`).padStart(15),
    (reading.ratio === null ? '' : `× ${reading.ratio}`).padStart(9),
    reading.goal ?? 'reported',
  ].join('  ');
