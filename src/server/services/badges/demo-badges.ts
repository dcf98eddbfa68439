import type { FastifyInstance } from 'fastify';
import type { CountedFact } from '#schemas/counted-facts';
import { DAY_MS } from '../../core/durations.ts';
import { claim } from '../../core/records/claim.ts';
import { recordFact } from '../../core/records/facts.ts';
import { lockMember } from '../../core/records/lock.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { deleteNoticesSince } from '../notifications/index.ts';

interface DemoFact {
  readonly fact: CountedFact;
  readonly park: string;
  readonly kind?: string;
  /** Days ago. They lie before the missions of the season and of the month. */
  readonly ago: readonly number[];
}

/** Facts of `haneul_full`: they bring nine badges, two completed missions and one in progress. */
const facts: readonly DemoFact[] = [
  { fact: 'VISIT_DAY', park: 'EL', ago: [204, 187, 166, 151, 139] },
  { fact: 'VISIT_DAY', park: 'CB', ago: [196, 173, 144] },
  { fact: 'RIDE', park: 'EL', kind: '102', ago: [204, 187, 151] },
  { fact: 'RIDE', park: 'EL', kind: '101', ago: [204, 187, 166, 151, 139] },
  { fact: 'RIDE', park: 'CB', kind: '105', ago: [196, 173, 144] },
  { fact: 'RIDE', park: 'EL', kind: '104', ago: [139] },
  { fact: 'FACILITY_USE', park: 'EL', kind: '505', ago: [204, 166, 139] },
  { fact: 'FRIEND', park: '', ago: [230, 221, 212, 199, 180, 150] },
  { fact: 'GIFT_SENT', park: '', kind: 'coupon', ago: [148] },
  { fact: 'REVIEW', park: 'EL', ago: [138] },
];

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Dates what the facts brought, and collects the reward of a mission whose Som the history of the demo holds. */
const settle = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const badges = await tx.selectFrom('badges').select('id').where('member', '=', member).orderBy('badge').execute();
  for (const [index, { id }] of badges.entries())
    await tx
      .updateTable('badges')
      .set({ at: daysAgo(now, 204 - index * 8).toISOString() })
      .where('id', '=', id)
      .execute();
  await tx
    .updateTable('missions')
    .set({
      state: 'CLAIMED',
      done_at: daysAgo(now, 212).toISOString(),
      claimed_at: daysAgo(now, 210).toISOString(),
      approval_no: '202600000001',
    })
    .where('member', '=', member)
    .where('mission', '=', 'three-friends')
    .execute();
};

/** Gives a demo member badges and missions in each state, once, and renews the reward that waits. */
export const seedDemoBadges = async (app: FastifyInstance, member: string): Promise<void> => {
  const now = app.clock.now();
  // Tests run the demo without the missions of the site.
  if (!app.live.current.prepared.documents.mission.has('three-friends')) return;
  const isNew = await inTransaction(app.store, async (tx) => {
    await lockMember(tx, app.store, member);
    if (!(await claim(tx, { scope: 'demo-facts', key: member, ref: member, at: now }))) return false;
    for (const { ago, ...fact } of facts)
      for (const days of ago)
        await recordFact(tx, {
          ...fact,
          member,
          ref: `demo ${fact.park} ${fact.kind ?? ''} ${days}`,
          at: daysAgo(now, days),
        });
    return true;
  });
  await inTransaction(app.store, async (tx) => {
    if (isNew) {
      await settle(tx, member, now);
      await deleteNoticesSince(tx, { member, since: now });
    }
    await tx
      .updateTable('missions')
      .set({ state: 'DONE', claim_until: new Date(now.getTime() + 20 * DAY_MS).toISOString() })
      .where('member', '=', member)
      .where('mission', '=', 'two-parks')
      .where('state', 'in', ['DONE', 'LAPSED'])
      .execute();
  });
};
