import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';

const TICK_MS = 60_000;
/** Time for which a file waits for a record. */
const UNCLAIMED_MS = DAY_MS;
const BATCH = 100;

type KeeperContext = Pick<Context, 'store' | 'files' | 'clock'>;

/**
 * Gives up files that no record has claimed within a day, deletes the bytes of files that were given up, and moves bytes that an older version stored in the
 * database. It may be interrupted at any point: a row goes only after its bytes.
 */
export class FileKeeper extends LeasedTimer {
  readonly #context: KeeperContext;

  constructor(context: KeeperContext, warn: (error: unknown) => void) {
    super({ store: context.store, name: 'files', clock: context.clock, tickMs: TICK_MS, warn });
    this.#context = context;
  }

  protected async work(lease: Lease): Promise<void> {
    const { clock } = this.#context;
    const before = new Date(clock.now().getTime() - UNCLAIMED_MS).toISOString();
    await this.inLease(lease, async (tx) => {
      await tx
        .updateTable('files')
        .set({ state: 'DELETED', member: null, bytes: null })
        .where('state', '=', 'UNCLAIMED')
        .where('at', '<', before)
        .execute();
    });
    await this.#deleteBytes(lease);
    await this.#moveBytes(lease);
  }

  async #deleteBytes(lease: Lease): Promise<void> {
    const { store, files } = this.#context;
    const rows = await store.db
      .selectFrom('files')
      .select('id')
      .where('state', '=', 'DELETED')
      .orderBy('at')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) {
      await files.remove(id);
      await this.inLease(lease, async (tx) => {
        await tx.deleteFrom('files').where('id', '=', id).where('state', '=', 'DELETED').execute();
      });
    }
  }

  async #moveBytes(lease: Lease): Promise<void> {
    const { store, files } = this.#context;
    const rows = await store.db
      .selectFrom('files')
      .select(['id', 'media_type', 'bytes'])
      .where('bytes', 'is not', null)
      .limit(BATCH)
      .execute();
    for (const { id, media_type, bytes } of rows) {
      if (bytes === null) continue;
      await files.put(id, bytes, media_type);
      await this.inLease(lease, async (tx) => {
        await tx.updateTable('files').set({ bytes: null }).where('id', '=', id).execute();
      });
    }
  }
}
