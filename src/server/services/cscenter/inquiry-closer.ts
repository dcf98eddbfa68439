import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { releaseFiles } from '../../core/files/file-records.ts';
import { serverActor } from '../../core/records/actor.ts';
import { transition } from '../../core/records/transition.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { claimOf } from './ask.ts';
import { inquiryMachine } from './states.ts';

const TICK_MS = 10 * 60_000;
/** Time in which a member can ask once more. */
const OPEN_MS = 14 * DAY_MS;
const BATCH = 200;
/** Years for which complaints are kept without a retention document. */
const USUAL_YEARS = 3;

/** Deletes inquiries with what was written and their files. */
export const deleteInquiries = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids) await releaseFiles(tx, { ref: claimOf(id) });
  await tx.deleteFrom('inquiry_messages').where('inquiry', 'in', ids).execute();
  await tx.deleteFrom('inquiries').where('id', 'in', ids).execute();
};

/** Closes inquiries two weeks after their answer, and deletes them when the time for which complaints are kept has passed. */
export class InquiryCloser extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'inquiries', tickMs: TICK_MS });
  }

  protected async work(lease: Lease): Promise<void> {
    await this.#close(lease);
    await this.#delete(lease);
  }

  async #close(lease: Lease): Promise<void> {
    const { store, clock } = this.context;
    const at = clock.now();
    const rows = await store.db
      .selectFrom('inquiries')
      .select(['id', 'venue'])
      .where('state', '=', 'ANSWERED')
      .where('answered_at', '<', new Date(at.getTime() - OPEN_MS).toISOString())
      .limit(BATCH)
      .execute();
    for (const { id, venue } of rows)
      await this.inLease(lease, async (tx) => {
        const to = 'CLOSED';
        const parts = { table: 'inquiries', machine: inquiryMachine, id, to, actor: serverActor, at, venue } as const;
        // The member may have asked once more in the meantime.
        if ((await transition(tx, parts)) === undefined) return;
        await tx.updateTable('inquiries').set({ closed_at: at.toISOString() }).where('id', '=', id).execute();
      });
  }

  async #delete(lease: Lease): Promise<void> {
    const { store, clock, live } = this.context;
    const [retention] = live.current.prepared.documents.retention.values();
    const before = new Date(clock.now());
    before.setUTCFullYear(before.getUTCFullYear() - (retention?.years.complaint ?? USUAL_YEARS));
    const rows = await store.db
      .selectFrom('inquiries')
      .select('id')
      .where('state', 'in', ['CLOSED', 'CANCELLED'])
      .where('closed_at', '<', before.toISOString())
      .limit(BATCH)
      .execute();
    await this.inLease(lease, (tx) =>
      deleteInquiries(
        tx,
        rows.map(({ id }) => id),
      ),
    );
  }
}
