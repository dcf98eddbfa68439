import type { Tx } from '../../core/storage/tables.ts';
import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { isLiveInQueue } from '../../../engine/index.ts';
import { accountServer, minute } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan, slots } from '#tests/queue-documents.ts';
import { HttpError } from '../../core/errors.ts';
import { kstDay } from '../../core/wire-values.ts';
import { Caller } from './caller.ts';
import { enterQueue } from './enter.ts';
import { joinQueue } from './join.ts';
import { cancelEntry } from './leave.ts';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 60);
const rides = ['a', 'b', 'c'];
const server = accountServer({
  documents: [
    opening,
    ...rides.map((id) => facility(id, { capacityPerHour: 120 })),
    queuePlan('a'),
    queuePlan('b', { mode: 'BOTH', slots: { ...slots, seats: 4 } }),
    queuePlan('c', { callWindowMin: 4 }),
  ],
});
const db = () => server.store().db;
const context = () => server.app().context;

/** Refusals are results; anything else is a fault. */
const attempt = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  db()
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error instanceof HttpError && error.statusCode < 500) return error.answer.code;
      throw error;
    });

it('keeps places, seats and numbers through random operations of several members and two callers', async () => {
  const today = kstDay(server.now());
  const at = server.now().toISOString();
  const passages = JSON.stringify({
    TP: { enter: { processYn: 'Y', processDate: today, processTime: '100000', pticketId: 't', enterTicketCnt: 1 } },
  });
  const members = await Promise.all(Array.from({ length: 8 }, () => server.addMember({ passages })));
  for (const { uid } of members) {
    for (const nth of [0, 1])
      await db()
        .insertInto('pocket_products')
        .values({
          id: `${uid}-${nth}`,
          member: uid,
          kind: 'TICKET',
          product: 'day',
          release: 1,
          venue: 'TP',
          number: `${uid}${nth}`,
          valid_from: today,
          valid_until: today,
          holder_name: '',
          birth_date: '',
          seat: '',
          people: 1,
          state: 'ENTERED',
          entered_on: today,
          registered_at: at,
          changed_at: at,
        })
        .execute();
  }
  const callers = [0, 1].map(
    () =>
      new Caller(context(), (error) => {
        throw error;
      }),
  );
  const operation = fc.record({ kind: fc.nat(5), who: fc.nat(7), ride: fc.nat(2), both: fc.boolean(), nth: fc.nat(9) });
  const plan = fc.sample(fc.array(operation, { minLength: 4, maxLength: 4 }), { numRuns: rounds, seed: 21 });
  for (const [round, operations] of plan.entries()) {
    await Promise.all(
      operations.map(async ({ kind, who, ride, both, nth }) => {
        const member = members[who]?.uid ?? '';
        const facilityId = rides[ride] ?? '';
        const entries = await db()
          .selectFrom('queue_entries')
          .select(['id', 'member'])
          .where('member', '=', member)
          .orderBy('no')
          .execute();
        if (kind < 3)
          return attempt((tx) =>
            joinQueue(tx, context(), {
              member,
              venue: 'TP',
              body: {
                facilityId,
                ...(both ? { withProductIdList: [`${member}-0`, `${member}-1`] } : {}),
                ...(facilityId === 'b' && nth > 4 ? { slotId: '1900' } : {}),
              },
            }),
          );
        if (kind === 3) return attempt((tx) => cancelEntry(tx, context(), member, entries.at(-1)?.id ?? ''));
        if (kind === 4)
          return attempt((tx) =>
            enterQueue(tx, context(), {
              product: `${member}-${nth % 2}`,
              venue: 'TP',
              facility: facilityId,
              actor: { kind: 'device', id: 'gate' },
            }),
          );
        return callers[round % 2]?.tick();
      }),
    );
    server.wait(minute / 2);
    await callers[round % 2]?.tick();
  }
  const [entries, people, counters] = [
    await db().selectFrom('queue_entries').selectAll().orderBy('no').execute(),
    await db().selectFrom('queue_people').selectAll().execute(),
    await db().selectFrom('counters').selectAll().execute(),
  ];
  const live = new Set(entries.filter(({ state }) => isLiveInQueue(state)).map(({ id }) => id));
  // Exactly the people of live entries take a place, and the counters agree.
  expect(people.filter((one) => (one.live === 1) !== live.has(one.entry))).toEqual([]);
  expect(
    counters.filter(
      ({ scope, key, taken }) =>
        scope === 'queue-live' &&
        taken !== people.filter((one) => one.live === 1 && `${one.product} ${one.day}` === key).length,
    ),
  ).toEqual([]);
  expect(counters.filter(({ scope, taken }) => scope === 'queue-slot' && (taken < 0 || taken > 4))).toEqual([]);
  // Numbers have no gaps, and parties of a line were called in their order.
  for (const ride of rides) {
    const ofRide = entries.filter(({ facility: place }) => place === ride);
    expect(ofRide.map(({ no }) => no)).toEqual(ofRide.map((_, index) => index + 1));
    const called = ofRide
      .filter(({ mode, called_at }) => mode === 'LINE' && called_at !== null)
      .map(({ called_at }) => called_at ?? 0);
    expect(called).toEqual(called.toSorted((one, other) => one - other));
  }
  expect(entries.some(({ state }) => state === 'ENTERED') && entries.some(({ state }) => state === 'NO_SHOW')).toBe(
    true,
  );
  await Promise.all(callers.map((caller) => caller.close()));
});
