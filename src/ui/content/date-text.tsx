import type { ReactNode } from 'react';

interface DayProps {
  /** YYYYMMDD, or any text that begins with a year, a month and a day. */
  readonly value: string;
}

/** Formats a date as both languages write it: 2026.11.20. Shows an invalid value unchanged. */
export function DateText({ value }: DayProps): ReactNode {
  const [, year, month, day] = /^(\d{4})\D?(\d{2})\D?(\d{2})/.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return <span className="num">{value}</span>;
  return <time className="num" dateTime={`${year}-${month}-${day}`}>{`${year}.${month}.${day}`}</time>;
}
