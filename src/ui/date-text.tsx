import type { ReactNode } from 'react';

interface DayProps {
  /** YYYYMMDD, or anything that begins with a year, a month and a day. */
  readonly value: string;
}

/** A day as both languages write it here: 2026.11.20. A value that is no day is shown as it is. */
export function DateText({ value }: DayProps): ReactNode {
  const [, year, month, day] = /^(\d{4})\D?(\d{2})\D?(\d{2})/.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return <span className="num">{value}</span>;
  return <time className="num" dateTime={`${year}-${month}-${day}`}>{`${year}.${month}.${day}`}</time>;
}
