import { clockAt } from '../../src/server/core/clock.ts';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { seedWith } from '#tests/test-server.ts';
import { seedMembers, type SeededMember } from '../../scripts/bench/sessions/seed-members.ts';
import { codeText, stepAt, unsignedText } from '../../src/engine/records/entry-code.ts';
import { addDevice, joinWithToken } from '../../src/server/services/devices/devices-store.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { pairOf } from '../../src/server/core/records/friends.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { kstDay } from '../../src/server/core/wire-values.ts';

export const VENUE = 'TP';
export const TICKETS_EACH = 2;
export const SEATS = 8;
const NEIGHBOURS = 2;
const both = (text: string) => ({ ko: text, en: text });
/** Three rides: a quick one with reserved times, one of the usual speed, and a slow one. Parties may have three. */
export const plans = [
  queuePlan('a', { party: 3 }),
  queuePlan('b', { party: 3, mode: 'BOTH', slots: { everyMin: 20, from: '10:20', until: '20:00', seats: SEATS } }),
  queuePlan('c', { party: 3, callWindowMin: 4 }),
];
const capacities = [200, 300, 100];
export const rides = plans.map(({ facilityId }) => facilityId);
/** People of a minute, without those of reserved times. */
export const ratesOf = (): ReadonlyMap<string, number> =>
  new Map(plans.map(({ id, sharePercent }, index) => [id, ((capacities[index] ?? 0) * sharePercent) / 100 / 60]));

const documents = () => [
  ...soundSite(),
  opening,
  ...rides.map((id, index) => facility(id, { capacityPerHour: capacities[index] ?? 0, order: index + 1 })),
  ...plans,
  {
    type: 'ticket-product',
    id: 'day',
    v: 1,
    venue: VENUE,
    kind: 'TICKET',
    order: 1,
    name: both('Day ticket'),
    canLend: true,
    canRemove: true,
    canReenter: true,
  },
];

/** People with a place after a run of the caller: those called with their ticket and ride, and how many wait. */
export interface LivePlaces {
  readonly called: readonly { readonly facility: string; readonly product: string }[];
  readonly waiting: number;
}

/** A park with members who are inside with their tickets, companions of their neighbours, and devices. */
export interface SoakPark {
  readonly members: readonly SeededMember[];
  /** Tokens: a gate, and by ride two entrances. */
  readonly gate: string;
  readonly entrances: ReadonlyMap<string, readonly string[]>;
  /** Signs the code of a ticket at an instant. */
  readonly code: (product: string, at: number) => string;
}

export const ticketOf = (uid: string, nth: number): string => `${uid}-${nth}`;
/** Neighbours with whom a member may form a party. */
export const companionsOf = (members: readonly SeededMember[], index: number): readonly SeededMember[] =>
  Array.from({ length: NEIGHBOURS }, (_, step) => members[(index + step + 1) % members.length]).filter(
    (one) => one !== undefined,
  );

/** Publishes the park and fills it at an instant. */
export async function seedPark(store: Store, count: number, at: number): Promise<SoakPark> {
  const { db } = store;
  const now = new Date(at);
  const [iso, today] = [now.toISOString(), kstDay(now)];
  await seedWith(
    createPublishingContext({ store, live: new LiveSite(), clock: clockAt(now), sandbox: false }),
    documents(),
  );
  const members = await seedMembers(store, count);
  // The clock of the soak is ahead.
  await db
    .updateTable('families')
    .set({
      access_until: '2099-01-01T00:00:00.000Z',
      idle_until: '2099-01-01T00:00:00.000Z',
      absolute_until: '2099-01-01T00:00:00.000Z',
    })
    .execute();
  await db
    .updateTable('members')
    .set({
      passages: JSON.stringify({
        [VENUE]: {
          enter: {
            processYn: 'Y',
            processDate: today,
            processTime: '100000',
            pticketId: 't',
            enterTicketCnt: TICKETS_EACH,
          },
        },
      }),
    })
    .execute();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const logins = new Map(
    (await db.selectFrom('logins').select(['id', 'member']).execute()).map(({ id, member }) => [member, id]),
  );
  const refs = new Map<string, string>();
  const token = await db.transaction().execute(async (tx) => {
    const { id: device, token: gateToken } = await addDevice(
      tx,
      { venue: VENUE, kind: 'GATE', name: 'Gate', facility: '' },
      { actor: { kind: 'server', id: '' }, at: now },
    );
    for (const [index, { uid }] of members.entries()) {
      const login = logins.get(uid) ?? '';
      await tx
        .insertInto('code_keys')
        .values({
          login,
          id: `key-${uid}`,
          member: uid,
          public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
          at: iso,
        })
        .execute();
      for (let nth = 0; nth < TICKETS_EACH; nth++) {
        const product = ticketOf(uid, nth);
        const ref = String(index * TICKETS_EACH + nth + 1).padStart(10, '0');
        refs.set(product, ref);
        await tx
          .insertInto('pocket_products')
          .values({
            id: product,
            member: uid,
            kind: 'TICKET',
            product: 'day',
            release: 1,
            venue: VENUE,
            number: product,
            valid_from: today,
            valid_until: today,
            holder_name: '',
            birth_date: '',
            seat: '',
            people: 1,
            state: 'ENTERED',
            entered_on: today,
            registered_at: iso,
            changed_at: iso,
          })
          .execute();
        await tx
          .insertInto('code_refs')
          .values({ ref, product, holder: uid, login, at: iso, ended_at: '', end_reason: '' })
          .execute();
        await tx
          .insertInto('scans')
          .values({
            id: `in-${product}`,
            device,
            venue: VENUE,
            scan_id: `in-${product}`,
            kind: 'ENTRY',
            body_hash: '',
            ref,
            step: '0',
            taken: 1,
            product,
            holder: uid,
            day: today,
            at: iso,
            device_at: '',
            late: 0,
            result: 'OK',
            reason: '',
            answer: '{}',
          })
          .execute();
      }
      for (const friend of companionsOf(members, index)) {
        await tx
          .insertInto('relations')
          .values({
            id: randomUUID(),
            type: 'COMPANION',
            park: VENUE,
            pair: pairOf(uid, friend.uid),
            asker: uid,
            receiver: friend.uid,
            state: 'ACCEPTED',
            asker_alias: '',
            receiver_alias: '',
            products: '[]',
            at: iso,
            decided_at: iso,
          })
          .execute();
      }
    }
    return gateToken;
  });
  const joined = (one: string) =>
    db
      .transaction()
      .execute(async (tx) => (await joinWithToken(tx, { token: one, version: '1', model: 'soak' }, now)).accessToken);
  const entrance = async (ride: string) =>
    joined(
      (
        await db
          .transaction()
          .execute((tx) =>
            addDevice(
              tx,
              { venue: VENUE, kind: 'RIDE', name: `Ride ${ride}`, facility: ride },
              { actor: { kind: 'server', id: '' }, at: now },
            ),
          )
      ).token,
    );
  const entrances = new Map<string, readonly string[]>();
  for (const ride of rides) entrances.set(ride, [await entrance(ride), await entrance(ride)]);
  const code = (product: string, instant: number): string => {
    const unsigned = { prefix: 'PE', ref: refs.get(product) ?? '', step: stepAt(instant) } as const;
    return codeText({
      ...unsigned,
      signature: sign('sha256', Buffer.from(unsignedText(unsigned)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url'),
    });
  };
  return { members, gate: await joined(token), entrances, code };
}
