import { isMet, NOISE, type Goal, type Reading } from './reading.ts';

/** True when a goal is met without noise, or when there is no goal. */
export function isMetExactly({ goal, value, ratio }: Reading): boolean {
  if (goal === null) return true;
  const [of, bound, limit, , within] = goal.split(' ');
  const measured = of === 'ratio' ? (ratio ?? NaN) : value;
  // Written by this program a moment ago.
  return isMet(
    { of: 'value', bound: bound as Goal['bound'], limit: Number(limit), within: Number(within ?? 0) },
    measured,
    0,
  );
}

/** `~` marks a goal missed within the noise. */
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

/** Formats a reading as a line of the table. */
export const tableRow = (reading: Reading): string =>
  [
    sign(reading),
    reading.bench.padEnd(46),
    `${reading.value} ${reading.unit}`.padStart(14),
    (reading.floor === null ? '' : `floor ${reading.floor}`).padStart(15),
    (reading.ratio === null ? '' : `× ${reading.ratio}`).padStart(9),
    verdictOf(reading),
  ].join('  ');
