import { createRandom, type SeededRandom } from '../values/seeded-random.ts';
import {
  inCallOrder,
  lineRate,
  nextCalls,
  paceOf,
  planRate,
  waitRange,
  type CallingPlan,
  type WaitingParty,
} from './calling.ts';
import { slotsOf, type SlotTimes } from './slots.ts';
import { dueQueueState, type QueueState } from './states.ts';

const MINUTE_MS = 60_000;

/** A plan of a simulated park. Times are minutes from midnight. */
export interface DayPlan extends CallingPlan {
  readonly id: string;
  readonly hasLine: boolean;
  readonly slots?: SlotTimes & { readonly seats: number };
  readonly opens: number;
  readonly closes: number;
}

export interface DayInput {
  readonly plans: readonly DayPlan[];
  readonly visitors: number;
  readonly seed: number;
}

/** Result of a day at a plan. Waits are in minutes. */
export interface PlanDay {
  readonly id: string;
  readonly people: number;
  readonly noShows: number;
  readonly turnedAway: number;
  readonly medianWait: number;
  readonly longWait: number;
  readonly mostWaiting: number;
  /** Part of the plan's people that nobody used, in percent. */
  readonly idlePercent: number;
}

interface Entry extends WaitingParty {
  readonly party: Party;
  readonly joinedAt: number;
  state: QueueState;
  startsAt?: number;
  until?: number;
  calledAt?: number;
  entersAt?: number;
}

interface Party {
  readonly people: number;
  readonly leaves: number;
  live: number;
  nextAt: number;
}

interface Running {
  readonly plan: DayPlan;
  readonly waiting: Entry[];
  readonly pending: Set<Entry>;
  readonly calls: Entry[];
  readonly taken: Map<string, number>;
  readonly waits: number[];
  no: number;
  credit: number;
  people: number;
  noShows: number;
  turnedAway: number;
  mostWaiting: number;
}

/** Sizes of parties and how often they come. */
const sizes = [1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6] as const;
const NO_SHOW_PERCENT = 5;
/** Parties do not join above this wait. */
const PATIENCE_MIN = 120;
const RETRY_MIN = 20;

const makeParties = (visitors: number, opens: number, draw: SeededRandom): Party[] => {
  const parties: Party[] = [];
  for (let left = visitors; left > 0;) {
    const people = Math.min(left, draw.pick(sizes) ?? 2);
    // Two draws: most come in the first hours.
    const comes = opens + draw.number(draw.number(420) + 1);
    parties.push({ people, leaves: comes + 180 + draw.number(300), live: 0, nextAt: comes + draw.number(RETRY_MIN) });
    left -= people;
  }
  return parties;
};

const sum = (entries: Iterable<{ readonly people: number }>): number => {
  let all = 0;
  for (const { people } of entries) all += people;
  return all;
};

const rateOf = ({ plan, calls, taken }: Running, now: number): number => {
  const window = plan.callWindowMin;
  const entered = sum(calls.filter(({ state, entersAt = Infinity }) => state === 'ENTERED' && entersAt > now - 15));
  const expected = sum(
    calls.filter(
      ({ state, calledAt = 0 }) => state !== 'NO_SHOW' && calledAt <= now - window && calledAt > now - window - 15,
    ),
  );
  const slot =
    plan.slots === undefined
      ? undefined
      : slotsOf(plan.slots, 0).find(({ at, until }) => at <= now * MINUTE_MS && now * MINUTE_MS < until);
  const seats = slot === undefined ? 0 : (taken.get(slot.slotId) ?? 0);
  return lineRate(plan, {
    pace: paceOf({ entered, expected, minutesOpen: now - plan.opens }),
    slotPeople: seats / (plan.slots?.everyMin ?? 1),
  });
};

const end = (running: Running, entry: Entry, state: 'ENTERED' | 'NO_SHOW' | 'ENDED'): void => {
  entry.state = state;
  entry.party.live -= 1;
  running.pending.delete(entry);
  if (state === 'ENTERED') running.people += entry.people;
  if (state === 'NO_SHOW') running.noShows += entry.people;
};

/** Lets parties in, and moves what became due. */
const settle = (running: Running, now: number, draw: SeededRandom): void => {
  for (const entry of running.pending) {
    const due = dueQueueState(
      { state: entry.state, startsAt: entry.startsAt ?? Infinity, until: entry.until ?? Infinity },
      now,
    );
    if (due === 'READY' && entry.party.leaves <= now) end(running, entry, 'ENDED');
    else if (due === 'READY') call(entry, 'READY', now, (entry.until ?? now) - now, draw);
    if (entry.state !== 'RESERVED' && (entry.entersAt ?? Infinity) <= now) end(running, entry, 'ENTERED');
    else if (due === 'NO_SHOW') end(running, entry, 'NO_SHOW');
  }
};

const call = (entry: Entry, state: 'CALLED' | 'READY', now: number, window: number, draw: SeededRandom): void => {
  const comes = !draw.chance(NO_SHOW_PERCENT, 100);
  Object.assign(entry, {
    state,
    calledAt: now,
    until: now + window,
    ...(comes ? { entersAt: now + 1 + draw.number(window - 1) } : {}),
  });
};

const callLine = (running: Running, now: number, draw: SeededRandom): void => {
  const { plan, waiting, pending, calls, waits } = running;
  for (const entry of waiting.filter(({ party }) => party.leaves <= now)) {
    waiting.splice(waiting.indexOf(entry), 1);
    entry.party.live -= 1;
  }
  const called = sum([...pending].filter(({ state }) => state === 'CALLED'));
  const rate = rateOf(running, now);
  const next = nextCalls({
    plan,
    rate,
    waiting: waiting.slice(0, 200).toSorted(inCallOrder),
    called,
    credit: running.credit,
    elapsedMs: waiting.length === 0 ? 0 : MINUTE_MS,
  });
  running.credit = next.credit;
  for (const entry of waiting.splice(0, next.called.length)) {
    call(entry, 'CALLED', now, plan.callWindowMin, draw);
    pending.add(entry);
    calls.push(entry);
    waits.push(now - entry.joinedAt);
  }
  // Earlier calls say nothing about the wait and the speed of now.
  while ((calls[0]?.calledAt ?? now) < now - 60) calls.shift();
  running.mostWaiting = Math.max(running.mostWaiting, sum(waiting));
};

/** Joins a plan: the next time with room, or the line unless it is too long. */
const join = (running: Running, party: Party, now: number): void => {
  const { plan, waiting, calls, taken, pending } = running;
  const refuse = (): void => void (running.turnedAway += party.people);
  if (party.people > plan.party) return refuse();
  const entry: Entry = {
    id: `${plan.id} ${running.no + 1}`,
    no: running.no + 1,
    people: party.people,
    isComeBack: false,
    party,
    joinedAt: now,
    state: 'WAITING',
  };
  const slots = plan.slots;
  const slot =
    slots === undefined
      ? undefined
      : slotsOf(slots, 0).find(
          ({ slotId, at }) =>
            at > now * MINUTE_MS &&
            at <= (now + PATIENCE_MIN) * MINUTE_MS &&
            (taken.get(slotId) ?? 0) + party.people <= slots.seats,
        );
  if (slot !== undefined && (!plan.hasLine || running.no % 3 === 0)) {
    taken.set(slot.slotId, (taken.get(slot.slotId) ?? 0) + party.people);
    Object.assign(entry, { state: 'RESERVED', startsAt: slot.at / MINUTE_MS, until: slot.until / MINUTE_MS });
    pending.add(entry);
  } else {
    const wait = plan.hasLine
      ? waitRange({
          plan,
          rate: rateOf(running, now),
          ahead: sum(waiting),
          calls: calls.map(({ people, calledAt = 0 }) => ({ people, minutesAgo: now - calledAt })),
          waitedMin: now - (waiting[0]?.joinedAt ?? now),
        })
      : undefined;
    if (wait === undefined || wait.to > PATIENCE_MIN) return refuse();
    waiting.push(entry);
  }
  running.no += 1;
  party.live += 1;
};

const portion = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const summarise = ({ plan, people, noShows, turnedAway, waits, mostWaiting }: Running): PlanDay => {
  const sorted = waits.toSorted((one, other) => one - other);
  const most = planRate(plan) * (plan.closes - plan.opens);
  return {
    id: plan.id,
    people,
    noShows,
    turnedAway,
    medianWait: portion(sorted, 0.5),
    longWait: portion(sorted, 0.95),
    mostWaiting,
    idlePercent: most <= 0 ? 0 : Math.max(0, Math.round((1 - people / most) * 100)),
  };
};

/** Simulates a day of a park minute by minute, with the states and the calling rule of the server. The same input gives the same day. */
export const simulateQueueDay = ({ plans, visitors, seed }: DayInput): readonly PlanDay[] => {
  const draw = createRandom(seed);
  const opens = Math.min(...plans.map((plan) => plan.opens));
  const closes = Math.max(...plans.map((plan) => plan.closes));
  const running = plans.map((plan): Running => ({
    plan,
    waiting: [],
    pending: new Set(),
    calls: [],
    taken: new Map(),
    waits: [],
    no: 0,
    credit: 0,
    people: 0,
    noShows: 0,
    turnedAway: 0,
    mostWaiting: 0,
  }));
  const parties = makeParties(visitors, opens, draw);
  for (let now = opens; now < closes; now += 1) {
    const open = running.filter(({ plan }) => plan.opens <= now && now < plan.closes);
    for (const one of open) {
      settle(one, now, draw);
      callLine(one, now, draw);
    }
    for (const party of parties) {
      if (party.nextAt > now || party.leaves <= now || party.live >= 2) continue;
      party.nextAt = now + RETRY_MIN + draw.number(RETRY_MIN);
      const chosen = draw.pick(open);
      if (chosen !== undefined) join(chosen, party, now);
    }
  }
  return running.map(summarise);
};
