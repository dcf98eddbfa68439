import type { Reading } from './reading.ts';

const sign = ({ ok, goal }: Reading): string => (goal === null ? ' ' : ok ? '✓' : '✗');

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
