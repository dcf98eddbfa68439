import { addProduct } from '#tests/test-devices.ts';
import type { Operation } from '#tests/two-processes.ts';
import { markEntry, releaseBoarding, saveBoarding } from '../../../src/server/services/disabled-boarding/boardings.ts';
import { gateCode, leaveByGate } from '../../../src/server/services/park-exit/leave-park.ts';
import { joinQueue } from '../../../src/server/services/queue/join.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

/** Races at the gates of the park and in its queues. */
export const gateRaces = ({
  server,
  db,
  now,
  today,
  member,
  inside,
  enteredWith,
  gate,
  scan,
  entered,
}: RaceServer): Races => {
  const passages = async (uid: string) =>
    JSON.parse(
      (await db().selectFrom('members').select('passages').where('uid', '=', uid).executeTakeFirstOrThrow()).passages,
    ) as Record<string, { enter?: { enterTicketCnt: number }; leave?: object }>;

  return {
    'two tickets of a member at two exits': {
      prepare: async () => {
        const uid = await member();
        const [one, other] = [await addProduct(server, uid), await addProduct(server, uid)];
        for (const product of [one, other]) await entered(product, uid);
        return {
          one: scan('EXIT', one, uid),
          other: scan('EXIT', other, uid),
          read: async () => (await passages(uid))['TP']?.leave !== undefined,
        };
      },
      first: { outcomes: ['OK', 'OK'], left: true },
      second: { outcomes: ['OK', 'OK'], left: true },
    },
    'two tickets of a member at two entrances, which stamp one visit': {
      prepare: async () => {
        const uid = await member();
        const [one, other] = [await addProduct(server, uid), await addProduct(server, uid)];
        const stamps = async () =>
          (
            await db()
              .selectFrom('event_joins')
              .select('slot')
              .where('event', '=', 'visits')
              .where('member', '=', uid)
              .execute()
          ).length;
        return {
          one: scan('ENTRY', one, uid),
          other: scan('ENTRY', other, uid),
          read: async () => [(await passages(uid))['TP']?.enter?.enterTicketCnt, await stamps()],
        };
      },
      first: { outcomes: ['OK', 'OK'], left: [2, 1] },
      second: { outcomes: ['OK', 'OK'], left: [2, 1] },
    },
    'leaving by the code of a gate and by a scan': {
      prepare: async () => {
        const uid = await member();
        const product = await addProduct(server, uid);
        await entered(product, uid);
        const { id } = await gate();
        const byCode: Operation = async (tx, app) => {
          await leaveByGate(tx, app, { member: uid, venue: 'TP', code: gateCode(id) });
          return 'OK';
        };
        return {
          one: byCode,
          other: scan('EXIT', product, uid),
          read: async () =>
            (
              await db()
                .selectFrom('scans')
                .select('id')
                .where('product', '=', product)
                .where('kind', '=', 'EXIT')
                .execute()
            ).length,
        };
      },
      first: { outcomes: ['OK', 'OUTSIDE'], left: 1 },
      second: { outcomes: ['OK', 'LVQ_01'], left: 1 },
    },
    'joining a queue and leaving the park': {
      prepare: async () => {
        const uid = await member({ passages: inside() });
        const product = await addProduct(server, uid);
        await enteredWith(product);
        const { id } = await gate();
        const out: Operation = async (tx, app) => {
          await leaveByGate(tx, app, { member: uid, venue: 'TP', code: gateCode(id) });
          return 'OK';
        };
        const join: Operation = async (tx, app) =>
          (await joinQueue(tx, app.context, { member: uid, venue: 'TP', body: { facilityId: 'r' } })).people.length;
        return {
          one: join,
          other: out,
          read: async () =>
            (
              await db()
                .selectFrom('queue_people')
                .select('id')
                .where('member', '=', uid)
                .where('live', '=', 1)
                .execute()
            ).length,
        };
      },
      first: { outcomes: [1, 'OK'], left: 0 },
      second: { outcomes: ['OK', 'QUE_01'], left: 0 },
    },
    'joining a queue by disabled boarding and giving it up': {
      prepare: async () => {
        const uid = await member();
        const at = now();
        const actor = { kind: 'member', id: uid } as const;
        const entry = unique();
        await db()
          .transaction()
          .execute((tx) => saveBoarding(tx, { member: uid, park: 'TP', actor, at, until: today() }));
        await db()
          .insertInto('queue_entries')
          .values({
            id: entry,
            plan: unique(),
            venue: 'TP',
            facility: 'r',
            day: today(),
            mode: 'LINE',
            no: 1,
            state: 'WAITING',
            member: uid,
            people: 1,
            slot: '',
            come_back: 0,
            told: 0,
            joined_at: at.getTime(),
            starts_at: null,
            called_at: null,
            until: null,
            ended_at: null,
          })
          .execute();
        const mark: Operation = async (tx, app) => {
          await markEntry(tx, app.store, { member: uid, park: 'TP', entry, at });
          return 'OK';
        };
        const count = async (table: 'disabled_boardings' | 'disabled_entries') =>
          (await db().selectFrom(table).select('member').where('member', '=', uid).execute()).length;
        return {
          one: mark,
          other: (tx, app) => releaseBoarding(tx, app.store, { member: uid, park: 'TP', actor, at }),
          read: async () => [await count('disabled_boardings'), await count('disabled_entries')],
        };
      },
      first: { outcomes: ['OK', 'RSV_12'], left: [1, 1] },
      second: { outcomes: [true, 'QUE_08'], left: [0, 0] },
    },
  };
};
