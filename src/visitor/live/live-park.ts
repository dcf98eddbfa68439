import type { ParkEvent } from '#schemas/calls/park-state/answers';

/** Changed states, or `opened`: the live stream connected and events before it may be lost. */
export type ParkNews = ParkEvent | 'opened';

const listeners = new Set<(news: ParkNews) => void>();

/** Subscribes to the live states of the stream. */
export const onParkNews = (listener: (news: ParkNews) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Passes news to all subscribers. */
export const publishParkNews = (news: ParkNews): void => {
  for (const listener of listeners) listener(news);
};

/** Returns true for a `park` event. Its server validated the states. */
export const isParkEvent = (value: unknown): value is ParkEvent =>
  typeof value === 'object' && value !== null && 'parkList' in value && Array.isArray(value.parkList);
