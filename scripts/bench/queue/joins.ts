import type { QueuePlans } from '../../../schemas/calls/queue/answers.ts';
import type { RunningServer } from '../http/start-server.ts';
import { accessCookies, pageHeaders } from '../sessions/requests.ts';
import { race, type Race } from '../sessions/race.ts';
import type { SeededMember } from '../sessions/seed-members.ts';
import { quantile, steadyLoad, type Latencies, type Request } from '../sessions/steady-load.ts';
import { rides, VENUE } from './park.ts';

export const PER_SECOND = 200;
const joinPath = '/api/v1/iam/queue/join';

/** Servers of one store: ours, or the bare ones. */
export interface Joined {
  readonly servers: readonly RunningServer[];
  readonly path: string;
}

export const ours = (servers: readonly RunningServer[], path = joinPath): Joined => ({ servers, path });
export const bare = (servers: readonly RunningServer[]): Joined => ({ servers, path: '/join' });

export const orderOf = (
  { servers, path }: Joined,
  member: SeededMember,
  index: number,
  body: object,
): readonly [string, Request] => [
  `${servers[index % servers.length]?.origin ?? ''}${path}`,
  {
    method: 'POST',
    headers: { ...pageHeaders, cookie: accessCookies(member), 'idempotency-key': `join-${index}` },
    body: JSON.stringify({ parkType: VENUE, ...body }),
  },
];

/** Default: the line of a ride. */
const inLine = { facilityId: rides.line, heightOkYn: 'Y' };

/** Lets each member join, so many a second. Rejects if one of them is refused. */
export async function joinSteadily(
  joined: Joined,
  members: readonly SeededMember[],
  warmUp: number,
  body: object = inLine,
): Promise<{ readonly latencies: Latencies; readonly rate: number }> {
  let sent = 0;
  const next = () => {
    const index = sent++;
    const member = members[index];
    if (member === undefined) throw new Error('There are too few members.');
    return orderOf(joined, member, index, body);
  };
  await steadyLoad({ perSecond: PER_SECOND / 2, next, isOver: () => sent >= warmUp });
  const started = performance.now();
  const latencies = await steadyLoad({ perSecond: PER_SECOND, next, isOver: () => sent >= members.length });
  return { latencies, rate: (latencies.length * 1000) / (performance.now() - started) };
}

/** Lets all members ask for a seat of the same time at the same moment. */
export const raceForSeats = (joined: Joined, members: readonly SeededMember[], slotId: string): Promise<Race> =>
  race(
    members.map((member, index) =>
      orderOf(joined, member, index, { facilityId: rides.slots, slotId, heightOkYn: 'Y' }),
    ),
  );

/** A time of the ride that is still to come. */
export async function freeSlot({ origin }: RunningServer): Promise<string> {
  const { data } = (await (
    await fetch(`${origin}/api/v1/iam/queue/plans?parkType=${VENUE}&facilityId=${rides.slots}`)
  ).json()) as { readonly data: QueuePlans };
  const slot = data.slotList.at(1) ?? data.slotList.at(0);
  if (slot === undefined) throw new Error('The ride has no times left today.');
  return slot.slotId;
}

export const p95Of = (latencies: Latencies): number => quantile(latencies, 0.95);
