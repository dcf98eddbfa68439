import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import { lockMember } from '../../core/records/lock.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { MemberRow } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { DemoMember } from './demo-list.ts';

/** Columns of a demo member who is leaving, or of one who is not. */
export const leavingColumns = (
  { leavingDays }: Pick<DemoMember, 'leavingDays'>,
  now: Date,
): Pick<MemberRow, 'state' | 'state_reason' | 'leave_at'> =>
  leavingDays === undefined
    ? { state: 'active', state_reason: '', leave_at: '' }
    : {
        state: 'leaving',
        state_reason: 'OTHER',
        leave_at: new Date(now.getTime() + leavingDays * DAY_MS).toISOString(),
      };

/** Gives a leaving demo member the whole time again. One who came back on an earlier day leaves again. */
export const renewLeaving = ({ store, clock }: Context, demo: Pick<DemoMember, 'uid' | 'leavingDays'>): Promise<void> =>
  inTransaction(store, async (tx) => {
    const now = clock.now();
    const { state, updated_at } = await lockMember(tx, store, demo.uid);
    if (state !== 'leaving' && (state !== 'active' || kstDay(new Date(updated_at)) >= kstDay(now))) return;
    await endLogins(tx, await liveLogins(tx, demo.uid), 'withdrawn', now.toISOString());
    await tx
      .updateTable('members')
      .set({ ...leavingColumns(demo, now), updated_at: now.toISOString() })
      .where('uid', '=', demo.uid)
      .execute();
  });
