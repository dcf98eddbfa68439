import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { serverActor } from '../../core/records/actor.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { facilityUseStates } from './states.ts';
import { minutesOf, nameOfUse, type UseRow } from './places.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const TICK_MS = 15_000;
const REMIND_MS = 10 * 60_000;
const BATCH = 200;

/** Reminds members before the end of a use, and marks overdue ones, while this process holds the lease. */
export class Reminder extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'facility-use', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    const { store, clock } = this.context;
    const at = clock.now().getTime();
    const due = await store.db
      .selectFrom('facility_uses')
      .select(columnsOf('facility_uses'))
      .where('state', '=', 'OPEN')
      .where('due_at', '<=', at + REMIND_MS)
      .where((row) => row.or([row('told', '=', 0), row('due_at', '<=', at)]))
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    // A fault of one use must not stop the others.
    for (const use of due)
      await this.attempt(lease, (tx) =>
        use.due_at <= clock.now().getTime() ? markOverdue(tx, this.context, use) : remind(tx, this.context, use),
      );
  }
}

const nameFor = async (tx: Tx, context: Context, use: UseRow): Promise<string> => {
  const { lang } = await tx
    .selectFrom('members')
    .select('lang')
    .where('uid', '=', use.member)
    .executeTakeFirstOrThrow();
  return nameOfUse(context, use, lang);
};

const markOverdue = async (tx: Tx, context: Context, use: UseRow): Promise<void> => {
  const at = context.clock.now();
  if (
    (await transition(tx, {
      table: 'facility_uses',
      machine: facilityUseStates,
      id: use.id,
      to: 'OVERDUE',
      actor: serverActor,
      at,
      venue: use.venue,
    })) === undefined
  )
    return;
  await notify(tx, context, {
    member: use.member,
    event: 'FACILITY_OVERDUE',
    ref: use.id,
    values: { facility: await nameFor(tx, context, use) },
  });
  await announceMember(tx, context, use.member, 'facility');
};

const remind = async (tx: Tx, context: Context, use: UseRow): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('facility_uses')
    .set({ told: 1 })
    .where('id', '=', use.id)
    .where('state', '=', 'OPEN')
    .where('told', '=', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return;
  const minutes = String(minutesOf(use.due_at - context.clock.now().getTime()));
  await notify(tx, context, {
    member: use.member,
    event: 'FACILITY_DUE',
    ref: use.id,
    values: { facility: await nameFor(tx, context, use), minutes },
  });
  await announceMember(tx, context, use.member, 'facility');
};
