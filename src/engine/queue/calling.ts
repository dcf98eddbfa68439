const MINUTE_MS = 60_000;
/** Minutes of scans from which the speed of a facility follows, also the time after an opening in which it does not. */
const PACE_MIN = 15;
const SLOWEST_PACE = 0.25;
/** Minutes of calls from which the wait follows, and the fewest that say anything. */
const WAIT_MIN = 30;
const SHORTEST_BUSY_MIN = 5;

/** Parts of a queue plan and its facility that decide on calls. */
export interface CallingPlan {
  readonly capacityPerHour: number;
  readonly sharePercent: number;
  readonly callWindowMin: number;
  readonly party: number;
}

/** A party that waits. */
export interface WaitingParty {
  readonly id: string;
  readonly no: number;
  readonly people: number;
  /** It was closed out earlier today and goes first. */
  readonly isComeBack: boolean;
}

/** Returns the people that a plan takes in a minute, line and slots together. */
export const planRate = ({ capacityPerHour, sharePercent }: CallingPlan): number =>
  (capacityPerHour * sharePercent) / 100 / 60;

/** People of the last quarter of an hour: those who entered, and those who should have. */
export interface RecentScans {
  readonly entered: number;
  /** People whose call ended in that time, without those who did not come. */
  readonly expected: number;
  readonly minutesOpen: number;
}

/** Returns the speed of a facility as a part of its capacity: 1 unless fewer entered than were called, and never below a quarter. */
export const paceOf = ({ entered, expected, minutesOpen }: RecentScans): number =>
  minutesOpen < PACE_MIN || expected === 0 ? 1 : Math.min(1, Math.max(SLOWEST_PACE, entered / expected));

/** Returns the people that the line takes in a minute. `slotPeople` holds those of the current slot for each of its minutes. */
export const lineRate = (
  plan: CallingPlan,
  { pace, slotPeople }: { readonly pace: number; readonly slotPeople: number },
): number => Math.max(0, planRate(plan) * pace - slotPeople);

/** Returns how many people can be called and not have entered: those of one call window, and at least one party. */
export const mostCalled = (plan: CallingPlan, rate: number): number =>
  Math.max(Math.ceil(rate * plan.callWindowMin), plan.party);

/** Compares parties in the order of calls: come-back rights first, then numbers. */
export const inCallOrder = (one: WaitingParty, other: WaitingParty): number =>
  Number(other.isComeBack) - Number(one.isComeBack) || one.no - other.no;

export interface CallInput {
  readonly plan: CallingPlan;
  readonly rate: number;
  /** In call order. */
  readonly waiting: readonly WaitingParty[];
  /** People called who have not entered. */
  readonly called: number;
  /** People that may be called from before, in parts. */
  readonly credit: number;
  readonly elapsedMs: number;
}

export interface Calls {
  readonly called: readonly WaitingParty[];
  /** Remainder for the next run. */
  readonly credit: number;
}

/**
 * Returns the parties to call now: whole, strictly in order. One that does not fit waits, and nobody passes it. After an outage, at most the people of
 * one call window are called at once.
 */
export const nextCalls = ({ plan, rate, waiting, called, credit, elapsedMs }: CallInput): Calls => {
  const most = mostCalled(plan, rate);
  let left = Math.min(most, credit + (rate * Math.max(0, elapsedMs)) / MINUTE_MS);
  let room = most - called;
  const calls: WaitingParty[] = [];
  for (const party of waiting) {
    if (party.people > room || party.people > left) break;
    calls.push(party);
    room -= party.people;
    left -= party.people;
  }
  // A line that nobody waits in saves up one minute, so that who joins next is called soon but not all at once.
  return { called: calls, credit: calls.length === waiting.length ? Math.min(left, Math.max(rate, plan.party)) : left };
};

export interface WaitInput {
  readonly plan: CallingPlan;
  readonly rate: number;
  /** People ahead. */
  readonly ahead: number;
  /** Calls of the last half hour: people and minutes since. */
  readonly calls: readonly { readonly people: number; readonly minutesAgo: number }[];
  /** Minutes for which the first party in line has waited. */
  readonly waitedMin: number;
}

/** Wait in minutes, from and to. */
export interface WaitRange {
  readonly from: number;
  readonly to: number;
}

const fives = (minutes: number, round: (value: number) => number): number => Math.min(300, round(minutes / 5) * 5);

/**
 * Estimates the wait from the calls of the last half hour in which the line was not empty; before five such minutes, from the rate of the plan.
 * Returns undefined if nobody is being called.
 */
export const waitRange = ({ plan, rate, ahead, calls, waitedMin }: WaitInput): WaitRange | undefined => {
  const busyMin = Math.min(WAIT_MIN, waitedMin);
  const people = calls.filter(({ minutesAgo }) => minutesAgo <= busyMin).reduce((sum, call) => sum + call.people, 0);
  const measured = busyMin < SHORTEST_BUSY_MIN ? rate : Math.max(people / busyMin, planRate(plan) * SLOWEST_PACE);
  if (rate <= 0 || measured <= 0) return undefined;
  const minutes = ahead / measured;
  return { from: fives(minutes * 0.8, Math.floor), to: Math.max(5, fives(minutes * 1.2, Math.ceil)) };
};
