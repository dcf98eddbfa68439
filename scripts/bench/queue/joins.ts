import { request } from 'node:http';
import type { QueuePlans } from '../../../schemas/queue-answers.schema.ts';
import type { RunningServer } from '../http/start-server.ts';
import { accessCookies, pageHeaders } from '../sessions/requests.ts';
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

export const ours = (servers: readonly RunningServer[]): Joined => ({ servers, path: joinPath });
export const bare = (servers: readonly RunningServer[]): Joined => ({ servers, path: '/join' });

const orderOf = ({ servers, path }: Joined, member: SeededMember, index: number, body: object): readonly [string, Request] => [
  `${servers[index % servers.length]?.origin ?? ''}${path}`,
  { method: 'POST', headers: { ...pageHeaders, cookie: accessCookies(member), 'idempotency-key': `join-${index}` }, body: JSON.stringify({ parkType: VENUE, heightOkYn: 'Y', ...body }) },
];

/** Lets each member join the line of a ride, so many a second. Rejects if one of them is refused. */
export async function joinSteadily(joined: Joined, members: readonly SeededMember[], warmUp: number): Promise<{ readonly latencies: Latencies; readonly rate: number }> {
  let sent = 0;
  const next = () => {
    const index = sent++;
    const member = members[index];
    if (member === undefined) throw new Error('There are too few members.');
    return orderOf(joined, member, index, { facilityId: rides.line });
  };
  await steadyLoad({ perSecond: PER_SECOND / 2, next, isOver: () => sent >= warmUp });
  const started = performance.now();
  const latencies = await steadyLoad({ perSecond: PER_SECOND, next, isOver: () => sent >= members.length });
  return { latencies, rate: (latencies.length * 1000) / (performance.now() - started) };
}

/** Result code of a call, and the milliseconds until it was answered. */
interface Outcome {
  readonly code: string;
  readonly ms: number;
}

const outcomeOf = (url: string, { method = 'GET', headers = {}, body = '' }: Request): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject).on('end', () => resolve({ code: (JSON.parse(text) as { readonly code: string }).code, ms: performance.now() - started }));
    });
    asked.end(body);
  });

/** Lets all members ask for a seat of the same time at the same moment. */
export async function raceForSeats(joined: Joined, members: readonly SeededMember[], slotId: string): Promise<{ readonly codes: ReadonlyMap<string, number>; readonly latencies: Latencies }> {
  const outcomes = await Promise.all(members.map((member, index) => outcomeOf(...orderOf(joined, member, index, { facilityId: rides.slots, slotId }))));
  const codes = new Map<string, number>();
  for (const { code } of outcomes) codes.set(code, (codes.get(code) ?? 0) + 1);
  return { codes, latencies: outcomes.map(({ ms }) => ms) };
}

/** A time of the ride that is still to come. */
export async function freeSlot({ origin }: RunningServer): Promise<string> {
  const { data } = (await (await fetch(`${origin}/api/v1/iam/queue/plans?parkType=${VENUE}&facilityId=${rides.slots}`)).json()) as { readonly data: QueuePlans };
  const slot = data.slotList.at(1) ?? data.slotList.at(0);
  if (slot === undefined) throw new Error('The ride has no times left today.');
  return slot.slotId;
}

export const p95Of = (latencies: Latencies): number => quantile(latencies, 0.95);
