import { expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan, slots } from '#tests/queue-documents.ts';
import { kstDay } from '../../core/wire-values.ts';
import { followStates } from '../park-state/follow-states.ts';
import { Caller } from './caller.ts';
import { joinQueue } from './join.ts';
import { pausePlan, resumePlan } from './pauses.ts';
import { planOf } from './plans.ts';

const server = accountServer({ documents: [opening, facility('r'), queuePlan('r', { mode: 'BOTH', slots })] });
const db = () => server.store().db;
const context = () => server.app().context;
const pausing = () => ({
  plan: 'TP-q-r',
  venue: 'TP',
  day: kstDay(server.now()),
  at: server.now(),
  actor: { kind: 'operator', id: 'O1' } as const,
});
const pause = () =>
  db()
    .transaction()
    .execute((tx) => pausePlan(tx, pausing()));
const resume = () =>
  db()
    .transaction()
    .execute((tx) => resumePlan(tx, pausing()));
const load = async () => {
  // As at a start: the first thing it does is to load everything.
  await followStates(server.app().publishing, server.app().parkStates, (error) => {
    throw error;
  })();
  return planOf(context(), 'TP', 'r')?.status;
};
const tick = async (minutes = 0) => {
  server.wait(minutes * minute);
  const caller = new Caller(context(), (error) => {
    throw error;
  });
  await caller.tick();
  await caller.close();
};
const joined = async (body: object = {}) => {
  const today = kstDay(server.now());
  const at = server.now().toISOString();
  const { uid } = await server.addMember({
    passages: JSON.stringify({
      TP: { enter: { processYn: 'Y', processDate: today, processTime: '100000', pticketId: 't', enterTicketCnt: 1 } },
    }),
  });
  await db()
    .insertInto('pocket_products')
    .values({
      id: uid,
      member: uid,
      kind: 'TICKET',
      product: 'day',
      release: 1,
      venue: 'TP',
      number: uid,
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
  return (
    await db()
      .transaction()
      .execute((tx) => joinQueue(tx, context(), { member: uid, venue: 'TP', body: { facilityId: 'r', ...body } }))
  ).entry.id;
};
const entryOf = (id: string) =>
  db().selectFrom('queue_entries').select(['state', 'until']).where('id', '=', id).executeTakeFirstOrThrow();

it('calls nobody of a paused plan, though the memory of the process is late, and gives those who were called the time back', async () => {
  const [called, reserved] = [await joined(), await joined({ slotId: '1220' })];
  await tick(1);
  const waiting = await joined();
  const { until } = await entryOf(called);
  await pause();
  expect([await pause(), planOf(context(), 'TP', 'r')?.status]).toEqual([false, 'OPEN']);
  for (const minutes of [8, 8, 9]) await tick(minutes);
  expect([await entryOf(called), (await entryOf(reserved)).state, (await entryOf(waiting)).state]).toMatchObject([
    { state: 'CALLED', until: (until ?? 0) + 25 * minute },
    'RESERVED',
    'WAITING',
  ]);
  expect([await resume(), await resume()]).toEqual([true, false]);
  await tick(1);
  expect(await Promise.all([called, reserved, waiting].map(async (id) => (await entryOf(id)).state))).toEqual([
    'CALLED',
    'READY',
    'CALLED',
  ]);
});

it('is known after a restart, and ends by itself at the end of the day', async () => {
  await pause();
  expect(await load()).toBe('PAUSED');
  server.wait(24 * 60 * minute);
  expect(planOf(context(), 'TP', 'r')?.status).toBe('OPEN');
  expect([await load(), await resume(), await pause(), await load()]).toEqual(['OPEN', false, true, 'PAUSED']);
  await resume();
  expect(await load()).toBe('OPEN');
});
