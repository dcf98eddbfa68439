import type { Operation } from '#tests/two-processes.ts';
import { one as wall } from '#tests/offerwall-documents.ts';
import { serverActor } from '../../../src/server/core/records/actor.ts';
import { somBalanceOf } from '../../../src/server/core/records/som/lots.ts';
import { kstDay } from '../../../src/server/core/wire-values.ts';
import { recordChanges } from '../../../src/server/services/consents/index.ts';
import { keyFor } from '../../../src/server/services/offerwalls/keys.ts';
import type { RewardRow } from '../../../src/server/services/offerwalls/states.ts';
import { releaseReward } from '../../../src/server/services/offerwalls/settle.ts';
import { takeCallbackIn } from '../../../src/server/services/offerwalls/take-callback.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

/** Races about rewards of offerwalls. */
export const offerwallRaces = ({ server, db, now, member }: RaceServer): Races => {
  const consent =
    (uid: string, agreeYn: 'Y' | 'N'): Operation =>
    (tx, app) =>
      recordChanges(tx, app.context, {
        member: uid,
        agreements: [{ termsId: wall.consent, versionNo: 1, agreeYn }],
        source: 'TEST',
        ref: unique(),
        now: now(),
      });
  const join = async () => {
    const uid = await member();
    await run((tx) => consent(uid, 'Y')(tx, server.app()));
    const row = await db().selectFrom('members').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
    return { uid, key: (await keyFor(db(), server.app().context, wall, row)).usrKey };
  };
  const send =
    (
      key: string,
      amount: number,
      transaction: string,
      more: { device?: string; kind?: 'CHARGEBACK' } = {},
    ): Operation =>
    async (tx, app) =>
      (
        await takeCallbackIn(tx, app.context, wall, {
          ref: transaction,
          key,
          kind: more.kind ?? 'EARN',
          amount,
          sentAt: now(),
          device: more.device ?? '',
        })
      ).state;
  const som = (uid: string) => () => somBalanceOf(db(), uid, kstDay(now()));
  const reward = (uid: string, ref: string): RewardRow => ({
    id: unique(),
    wall: wall.id,
    ref,
    member: uid,
    amount: 100,
    state: 'CREDITED',
    reason: '',
    device: '',
    at: now().toISOString(),
    sent_at: now().toISOString(),
    held_until: '',
    transfer: '',
    decided_by: '',
    decided_at: '',
  });
  const run = (operation: (tx: Parameters<Operation>[0]) => Promise<unknown>) => db().transaction().execute(operation);
  return {
    'two callbacks of one transaction of an offerwall': {
      prepare: async () => {
        const { uid, key } = await join();
        const callback = send(key, 100, unique());
        return { one: callback, other: callback, read: som(uid) };
      },
      first: { outcomes: ['CREDITED', 'CREDITED'], left: 100 },
      second: { outcomes: ['CREDITED', 'CREDITED'], left: 100 },
    },
    'one transaction of an offerwall for two members': {
      prepare: async () => {
        const [first, second] = [await join(), await join()];
        const transaction = unique();
        return {
          one: send(first.key, 100, transaction),
          other: send(second.key, 100, transaction),
          read: async () => (await som(first.uid)()) + (await som(second.uid)()),
        };
      },
      first: { outcomes: ['CREDITED', 'OFW_05'], left: 100 },
      second: { outcomes: ['CREDITED', 'OFW_05'], left: 100 },
    },
    'two rewards that the day has room for one of': {
      prepare: async () => {
        const { uid, key } = await join();
        await run((tx) =>
          tx
            .insertInto('offerwall_rewards')
            .values({ ...reward(uid, unique()), amount: 9000, state: 'CREDITED' })
            .execute(),
        );
        return { one: send(key, 600, unique()), other: send(key, 600, unique()), read: som(uid) };
      },
      first: { outcomes: ['CREDITED', 'REFUSED'], left: 600 },
      second: { outcomes: ['CREDITED', 'REFUSED'], left: 600 },
    },
    'two members who earn on one device for the first time': {
      prepare: async () => {
        const [first, second] = [await join(), await join()];
        const device = unique();
        return {
          one: send(first.key, 100, unique(), { device }),
          other: send(second.key, 100, unique(), { device }),
          read: async () => (await som(first.uid)()) + (await som(second.uid)()),
        };
      },
      first: { outcomes: ['CREDITED', 'HELD'], left: 100 },
      second: { outcomes: ['CREDITED', 'HELD'], left: 100 },
    },
    'an earning and the withdrawal of the consent': {
      prepare: async () => {
        const { uid, key } = await join();
        return { one: send(key, 100, unique()), other: consent(uid, 'N'), read: som(uid) };
      },
      first: { outcomes: ['CREDITED', undefined], left: 100 },
      second: { outcomes: [undefined, 'REFUSED'], left: 0 },
    },
    'the release of a held reward and its chargeback': {
      prepare: async () => {
        const { uid, key } = await join();
        const [id, transaction] = [unique(), unique()];
        await run((tx) =>
          tx
            .insertInto('offerwall_rewards')
            .values({ ...reward(uid, transaction), id, state: 'HELD', reason: 'RATE', held_until: now().toISOString() })
            .execute(),
        );
        return {
          one: (tx, app) => releaseReward(tx, app.context, { id, actor: serverActor, reason: 'TIME' }),
          other: send(key, 100, transaction, { kind: 'CHARGEBACK' }),
          read: som(uid),
        };
      },
      first: { outcomes: [true, 'REVERSED'], left: 0 },
      second: { outcomes: ['CANCELLED', false], left: 0 },
    },
  };
};
