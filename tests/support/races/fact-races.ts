import type { Operation } from '#tests/two-processes.ts';
import type { MissionReward } from '#schemas/calls/badges/answers';
import { recordFact } from '../../../src/server/core/records/facts.ts';
import { claimReward } from '../../../src/server/services/badges/claim-reward.ts';
import { judgeMember } from '../../../src/server/services/badges/judge.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

/** Races about counted facts. */
export const factRaces = ({ db, now, member }: RaceServer): Races => ({
  'two facts of which the second reaches a badge': {
    prepare: async () => {
      const uid = await member();
      const ride: Operation = async (tx, app) => {
        await recordFact(tx, { member: uid, fact: 'RIDE', ref: unique(), at: now() });
        await judgeMember(tx, app.context, uid);
        return (await tx.selectFrom('badges').select('badge').where('member', '=', uid).execute()).length;
      };
      return {
        one: ride,
        other: ride,
        read: async () => (await db().selectFrom('badges').select('badge').where('member', '=', uid).execute()).length,
      };
    },
    first: { outcomes: [0, 1], left: 1 },
    second: { outcomes: [0, 1], left: 1 },
  },
  'two claims of the reward of a mission': {
    prepare: async () => {
      const uid = await member();
      await db()
        .transaction()
        .execute((tx) =>
          tx
            .insertInto('missions')
            .values({
              id: unique(),
              member: uid,
              mission: 'ride',
              period: '',
              state: 'DONE',
              done_at: now().toISOString(),
              claim_until: new Date(now().getTime() + 60_000).toISOString(),
              claimed_at: null,
              approval_no: '',
            })
            .execute(),
        );
      const claim: Operation = async (tx, app): Promise<MissionReward['somAmt']> =>
        (await claimReward(tx, app.context, { member: uid, missionId: 'ride', locale: 'ko' })).somAmt;
      return {
        one: claim,
        other: claim,
        read: async () =>
          Number(
            (
              await db()
                .selectFrom('ledger_accounts')
                .select('balance')
                .where('owner', '=', uid)
                .executeTakeFirstOrThrow()
            ).balance,
          ),
      };
    },
    first: { outcomes: [100, 'MSN_02'], left: 100 },
    second: { outcomes: [100, 'MSN_02'], left: 100 },
  },
});
