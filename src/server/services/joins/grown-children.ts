import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { joinPolicyOf } from './join-policy.ts';

const BATCH = 100;

/** Returns the day (YYYYMMDD) a number of years after or before another. */
const yearsFrom = (day: string, years: number): string => String(Number(day) + years * 10_000);

/**
 * Members who have reached the age of consent go on without a guardian: they certify themselves, and are no regular members until then. Who has done so
 * since the birthday has no guardian any more. Runs again and again; each row changes once.
 */
export const releaseGrownChildren = async (context: Context): Promise<void> => {
  const { childAge } = joinPolicyOf(context.live);
  const today = kstDay(context.clock.now());
  for (let after = ''; ;) {
    const rows = await context.store.db
      .selectFrom('guardians')
      .innerJoin('members', 'members.uid', 'guardians.child')
      .select(['guardians.id', 'guardians.child', 'members.birth_date'])
      .where('guardians.state', '=', 'ACTIVE')
      .where('members.birth_date', '<=', yearsFrom(today, -childAge))
      .where('guardians.id', '>', after)
      .orderBy('guardians.id')
      .limit(BATCH)
      .execute();
    for (const row of rows)
      await inTransaction(context.store, (tx) => release(tx, context, row, yearsFrom(row.birth_date, childAge)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
};

const release = async (
  tx: Tx,
  context: Context,
  { id, child }: { readonly id: string; readonly child: string },
  birthday: string,
): Promise<void> => {
  const now = context.clock.now();
  const member = await lockMember(tx, context.store, child);
  const identity = await tx
    .selectFrom('identities')
    .select('verified_at')
    .where('member', '=', child)
    .where('state', '=', 'CURRENT')
    .executeTakeFirst();
  if (identity !== undefined && kstDay(new Date(identity.verified_at)) >= birthday) {
    await tx
      .updateTable('guardians')
      .set({ state: 'ENDED', ended_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'ACTIVE')
      .execute();
    await audit(tx, { record: 'guardians', id, actor: serverActor, from: 'ACTIVE', to: 'ENDED', at: now });
  } else if (member.regular === 1) {
    await tx
      .updateTable('members')
      .set({ regular: 0, updated_at: now.toISOString() })
      .where('uid', '=', child)
      .execute();
    await context.store.announce(tx, 'member', child);
  }
};
