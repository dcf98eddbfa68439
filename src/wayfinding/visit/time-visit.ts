/** A place of a visit. Times are minutes since midnight. */
export interface VisitStop {
  readonly id: string;
  /** Minutes spent there. */
  readonly stay: number;
  readonly opens: number;
  readonly closes: number;
  /** Starts of a show; without any it has none that day. Other places have no list. */
  readonly times?: readonly number[];
  /** Wait of a visitor who arrives at a minute; left out, none. */
  readonly wait?: (minute: number) => number;
  readonly isMust?: boolean;
  /** Not for everybody in the party. */
  readonly isBarred?: boolean;
  /** For a meal: it begins in this window. */
  readonly window?: { readonly from: number; readonly until: number };
}

export interface VisitDay {
  readonly arrive: number;
  readonly leave: number;
  /** Place where the visitor is at the start; left out, the entrance. */
  readonly from?: string;
  /** Minutes on foot; `from` is undefined at the entrance. Infinity where there is no way. */
  readonly walk: (from: string | undefined, to: string) => number;
}

/** CLOSED: not open when the visitor comes; NO_SHOW: no show is left; LEAVE: no time is left; NO_WAY: cannot be reached; BARRED: not for everybody in the party. */
export type MissReason = 'CLOSED' | 'NO_SHOW' | 'LEAVE' | 'NO_WAY' | 'BARRED';

export interface TimedStop {
  readonly id: string;
  readonly walk: number;
  readonly arrives: number;
  readonly waits: number;
  readonly begins: number;
  readonly ends: number;
  /** Why it is missed; a missed stop takes no time. */
  readonly missed?: MissReason;
}

const inWindow = ({ window }: VisitStop, minute: number): number | undefined => {
  if (window === undefined) return minute;
  return minute > window.until ? undefined : Math.max(minute, window.from);
};

/** Times a stop for a visitor who is free at `now` at the stop `from`. */
export function timeStop(day: VisitDay, stop: VisitStop, from: string | undefined, now: number): TimedStop {
  const walk = day.walk(from, stop.id);
  const arrives = now + walk;
  const missed = (reason: MissReason): TimedStop => ({
    id: stop.id,
    walk: 0,
    arrives: now,
    waits: 0,
    begins: now,
    ends: now,
    missed: reason,
  });
  if (stop.isBarred === true) return missed('BARRED');
  if (!Number.isFinite(walk)) return missed('NO_WAY');
  const at = (begins: number): TimedStop => {
    const ends = begins + stop.stay;
    if (ends > stop.closes) return missed('CLOSED');
    return ends > day.leave ? missed('LEAVE') : { id: stop.id, walk, arrives, waits: begins - arrives, begins, ends };
  };
  if (stop.times !== undefined) {
    const start = stop.times.reduce(
      (best, time) => (time >= arrives && time >= stop.opens && time < best ? time : best),
      Infinity,
    );
    return Number.isFinite(start) ? at(start) : missed('NO_SHOW');
  }
  const open = inWindow(stop, Math.max(arrives, stop.opens));
  if (open === undefined) return missed('LEAVE');
  return at(open + Math.max(0, Math.round(stop.wait?.(open) ?? 0)));
}

/** Times the stops of a visit in their order. Missed ones are told, and the others go on without them. */
export function timeVisit(day: VisitDay, stops: readonly VisitStop[]): readonly TimedStop[] {
  const timed: TimedStop[] = [];
  let [now, from]: [number, string | undefined] = [day.arrive, day.from];
  for (const stop of stops) {
    const one = timeStop(day, stop, from, now);
    timed.push(one);
    if (one.missed === undefined) [now, from] = [one.ends, stop.id];
  }
  return timed;
}
