import type { FacilityState } from '#schemas/calls/park-state/answers';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';

/** A state older than this says nothing (decisions-venues §1), in milliseconds. */
export const STATE_LIFE_MS = 600_000;
const CALM_MINUTES = 15;
const NORMAL_MINUTES = 40;
const KOREA_MS = 9 * 60 * 60 * 1000;

export type WaitTone = 'calm' | 'normal' | 'busy';

/** Current state of a facility, for display. */
export type FacilityNow =
  | { readonly kind: 'wait'; readonly minutes: number; readonly tone: WaitTone; readonly asOf: number }
  | {
      readonly kind: 'open' | 'delayed' | 'rest' | 'closed' | 'full';
      readonly minutes?: number;
      readonly asOf?: number;
    }
  | { readonly kind: 'hours'; readonly from: string; readonly until: string }
  | { readonly kind: 'ended' | 'unknown' };

/** Time in Korea as HHmm. */
export const koreanTime = (at: number): string => new Date(at + KOREA_MS).toISOString().slice(11, 16).replace(':', '');

/** Formats HHmm as HH:mm. */
export const clock = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`;

export const toneOf = (minutes: number): WaitTone =>
  minutes <= CALM_MINUTES ? 'calm' : minutes <= NORMAL_MINUTES ? 'normal' : 'busy';

type StatedItem = Pick<FacilityItem, 'facilityId' | 'statusCd' | 'waitMin' | 'asOf' | 'waitYn' | 'fromTm' | 'untilTm'>;

const newest = (
  item: StatedItem,
  live: FacilityState | undefined,
  now: number | undefined,
): FacilityState | undefined => {
  const { facilityId, statusCd, waitMin, asOf } = item;
  const own =
    statusCd === undefined || asOf === undefined
      ? undefined
      : { facilityId, statusCd, asOf, ...(waitMin === undefined ? {} : { waitMin }) };
  const state = own === undefined || (live !== undefined && live.asOf >= own.asOf) ? live : own;
  return state === undefined || (now !== undefined && now - state.asOf > STATE_LIFE_MS) ? undefined : state;
};

const kinds = { OPEN: 'open', DELAYED: 'delayed', REST: 'rest', CLOSED: 'closed', FULL: 'full' } as const;

/**
 * Returns what to display for a facility: the newer of its own and its live state, then its hours. `now` is undefined while the server renders: a
 * state is fresh then.
 */
export function facilityNow(item: StatedItem, live: FacilityState | undefined, now: number | undefined): FacilityNow {
  const state = newest(item, live, now);
  const isOutsideHours =
    item.fromTm !== '' && now !== undefined && (koreanTime(now) < item.fromTm || koreanTime(now) >= item.untilTm);
  // Before opening and after closing, a closed facility is not closed for the day.
  if (isOutsideHours && (state === undefined || state.statusCd === 'CLOSED')) return { kind: 'ended' };
  if (state !== undefined) {
    const { statusCd, waitMin: minutes, asOf } = state;
    if (statusCd === 'OPEN' && minutes !== undefined) return { kind: 'wait', minutes, tone: toneOf(minutes), asOf };
    return {
      kind: Object.hasOwn(kinds, statusCd) ? kinds[statusCd] : 'unknown',
      asOf,
      ...(statusCd === 'DELAYED' && minutes !== undefined ? { minutes } : {}),
    };
  }
  if (item.fromTm === '') return { kind: 'closed' };
  return item.waitYn === 'Y' ? { kind: 'unknown' } : { kind: 'hours', from: item.fromTm, until: item.untilTm };
}

/** Returns true if visitors can go in now. */
export const isOpen = ({ kind }: FacilityNow): boolean =>
  kind === 'wait' || kind === 'open' || kind === 'delayed' || kind === 'hours' || kind === 'full';

/** Minutes to wait, or undefined where none are known. */
export const waitMinutes = (now: FacilityNow): number | undefined => ('minutes' in now ? now.minutes : undefined);

/** Time of the newest state, or undefined. */
export const newestAsOf = (all: readonly FacilityNow[]): number | undefined => {
  const times = all.flatMap((now) => ('asOf' in now && now.asOf !== undefined ? [now.asOf] : []));
  return times.length === 0 ? undefined : Math.max(...times);
};
