import { useSyncExternalStore, type ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort } from '../../port.tsx';
import { fieldText, isShown } from './read-records.ts';
import { type RecordFields } from '../answers/is-fields.ts';
import css from './record-ring.module.css';
import type { RecordCardSettings } from './record-settings.ts';

type Ring = NonNullable<Decoded<RecordCardSettings>['ring']>;

const SECOND_MS = 1000;
const HOUR_S = 3600;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
};
/** Present second; -1 without a clock. */
const secondAt = (now: number): number => (Number.isNaN(now) ? -1 : Math.floor(now / SECOND_MS));
const unknown = (): number => -1;

/** Instant of a moment (YYYYMMDDHHmmss in Korea), in seconds. */
const secondsOf = (moment: string): number => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(moment) ?? [];
  return year === undefined ? NaN : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`) / SECOND_MS;
};

const two = (count: number): string => String(count).padStart(2, '0');

/** Minutes and seconds, or hours and minutes from one hour. */
export const leftText = (seconds: number): string =>
  seconds < HOUR_S
    ? `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
    : `${Math.floor(seconds / HOUR_S)}:${two(Math.floor((seconds % HOUR_S) / 60))}`;

/** True if the record has such a ring. */
export const hasRing = (ring: Ring | undefined, record: RecordFields): ring is Ring =>
  ring !== undefined &&
  isShown(ring, record) &&
  secondsOf(fieldText(record, ring.until)) > secondsOf(fieldText(record, ring.from));

/** Displays the time left between two moments of a record. The server and pictures have no clock: they show the full ring. */
export function RecordRing({
  ring: { from, until, text, over = text },
  record,
}: {
  readonly ring: Ring;
  readonly record: RecordFields;
}): ReactNode {
  const { now } = useWidgetPort();
  const at = useSyncExternalStore(subscribe, () => secondAt(now()), unknown);
  const [begin, end] = [secondsOf(fieldText(record, from)), secondsOf(fieldText(record, until))];
  const left = Math.min(Math.max(0, end - (at < 0 ? begin : at)), end - begin);
  return (
    <span className={css['ring']} role="timer">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={css['rest']} cx="50" cy="50" r="45" />
        <circle
          className={css['left']}
          cx="50"
          cy="50"
          r="45"
          pathLength="100"
          strokeDasharray={`${(100 * left) / (end - begin)} 100`}
        />
      </svg>
      <b className="num">{leftText(left)}</b>
      <span>{left > 0 ? text : over}</span>
    </span>
  );
}
