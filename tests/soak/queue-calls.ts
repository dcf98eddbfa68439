import fc from 'fast-check';
import { accessCookies, pageHeaders } from '../../scripts/bench/sessions/requests.ts';
import type { SeededMember } from '../../scripts/bench/sessions/seed-members.ts';
import { pick as at } from './pick.ts';
import { companionsOf, rides, ticketOf, TICKETS_EACH, VENUE, type LivePlaces, type SoakPark } from './queue-park.ts';
import { post } from './post.ts';

export type Kind = 'join' | 'cancel' | 'ride' | 'call-next' | 'exit' | 'entry';

/** A call of a visitor or device. It is repeated with the same key until it is answered. */
export interface Call {
  readonly kind: Kind;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Key or ID of the scan. */
  readonly key: string;
  /** Member or, at a ride or gate, ticket. */
  readonly who: string;
}

export interface Answered extends Call {
  /** `200`, or why it was refused. */
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const operation = fc.record({
  kind: fc.nat(24),
  who: fc.nat(),
  ride: fc.nat(),
  more: fc.nat(),
  nth: fc.nat(),
  slot: fc.nat(),
  key: fc.uuid(),
});
export type Operation = Parameters<Parameters<typeof operation.map>[0]>[0];

/** What the calls depend on when they are made. */
export interface Situation {
  readonly park: SoakPark;
  readonly at: number;
  readonly places: LivePlaces;
  /** Entries that members joined, the newest last, with all members of the party. */
  readonly joined: readonly { readonly entry: string; readonly members: readonly SeededMember[] }[];
}

const clockOf = (instant: number): string =>
  new Date(instant + 9 * 60 * 60_000).toISOString().slice(11, 16).replace(':', '');

/** A reserved time of the next two hours. */
const slotAt = (instant: number, nth: number): string => {
  const every = 20 * 60_000;
  return clockOf((Math.floor(instant / every) + 1 + (nth % 6)) * every);
};

/** Makes the call of an operation. */
export function callOf(
  { kind, who, ride: nthRide, more, nth, slot, key }: Operation,
  { park, at: now, places, joined }: Situation,
): Call {
  const { members } = park;
  const index = who % members.length;
  const member = at(members, index);
  const byMember = (one: SeededMember, path: string, of: Kind, body: object): Call => ({
    kind: of,
    path: `/api/v1/iam/queue/${path}`,
    headers: { ...pageHeaders, cookie: accessCookies(one), 'idempotency-key': key },
    body: JSON.stringify({ parkType: VENUE, ...body }),
    key,
    who: one.uid,
  });
  const byDevice = (token: string, of: Kind, path: string, product: string): Call => ({
    kind: of,
    path: `/api/device/v1/${path}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    key,
    who: product,
    // The clock of the device is wrong by up to a day.
    body: JSON.stringify({
      scanId: key,
      at: now + ((more % 48) - 24) * 3_600_000,
      ...(product === '' ? {} : { code: park.code(product, now) }),
    }),
  });
  const anyTicket = ticketOf(member.uid, nth % TICKETS_EACH);
  const entranceOf = (ride: string): string => at(park.entrances.get(ride) ?? [], nth);
  if (kind < 10) {
    const facilityId = at(rides, nthRide);
    const tickets = Array.from({ length: TICKETS_EACH }, (_, number) => ticketOf(member.uid, number));
    const withProductIdList = more % 3 === 0 ? tickets : [anyTicket];
    const companions = companionsOf(members, index);
    return byMember(member, 'join', 'join', {
      facilityId,
      withProductIdList,
      ...(more % 4 === 0 ? { withUidList: [at(companions, nth).uid] } : {}),
      ...(facilityId === 'b' && slot % 2 === 0 ? { slotId: slotAt(now, slot >> 1) } : {}),
    });
  }
  if (kind < 14) {
    const known = joined.length === 0 ? undefined : at(joined.slice(-40), nth);
    return byMember(known === undefined ? member : at(known.members, more), 'cancel', 'cancel', {
      entryId: known?.entry ?? 'none',
    });
  }
  if (kind < 23) {
    // Mostly somebody who was called, now and then anybody.
    if (places.called.length === 0 || more % 8 === 0)
      return byDevice(entranceOf(at(rides, nthRide)), 'ride', 'scan-ride', anyTicket);
    const { facility, product } = at(places.called, who);
    return byDevice(entranceOf(facility), 'ride', 'scan-ride', product);
  }
  if (kind === 23) return byDevice(entranceOf(at(rides, nthRide)), 'call-next', 'call-next', '');
  return more % 2 === 0
    ? byDevice(park.gate, 'exit', 'scan-exit', anyTicket)
    : byDevice(park.gate, 'entry', 'scan-entry', anyTicket);
}

/** Sends a call. Returns undefined if the process ended before it answered, or if it is at work on the call still. */
export async function send(origin: string, call: Call): Promise<Answered | undefined> {
  const answer = await post(origin, call);
  if (answer === undefined) return undefined;
  const { code, data } = answer;
  return { ...call, code: code === '200' && data['resultCd'] === 'REFUSED' ? String(data['reasonCd']) : code, data };
}
