const MINUTE_MS = 60_000;

/** Times of a plan to choose from. */
export interface SlotTimes {
  readonly everyMin: number;
  /** HH:MM in Korean time; `until` is the end of the last slot. */
  readonly from: string;
  readonly until: string;
}

/** A time of a plan on a day. Instants are in milliseconds since 1970. */
export interface Slot {
  /** Start, HHMM. */
  readonly slotId: string;
  readonly at: number;
  readonly until: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const idOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/** Returns the slots of a day that begins at `dayStart`. A slot that does not end in time is left out. */
export const slotsOf = ({ everyMin, from, until }: SlotTimes, dayStart: number): readonly Slot[] => {
  const first = minutesOf(from);
  const count = Math.max(0, Math.floor((minutesOf(until) - first) / everyMin));
  return Array.from({ length: count }, (_, index) => first + index * everyMin).map((minutes) => ({
    slotId: idOf(minutes),
    at: dayStart + minutes * MINUTE_MS,
    until: dayStart + (minutes + everyMin) * MINUTE_MS,
  }));
};

/** Reserved times of a person must be this far apart, in milliseconds. */
export const SLOT_DISTANCE_MS = 20 * MINUTE_MS;
