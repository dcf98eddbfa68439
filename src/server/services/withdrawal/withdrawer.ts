import type { FastifyInstance } from 'fastify';
import { deletePassedBars } from '../../core/records/rejoin.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';
import { deleteDueRecords } from './apart-records.ts';
import { emptyMember, type Leaver } from './empty-member.ts';

const TICK_MS = 10 * 60_000;
const BATCH = 100;

/** Withdraws members whose days to come back have passed, and deletes records apart, bars and reservations whose time has passed. */
export class Withdrawer extends LeasedTimer {
  readonly #app: FastifyInstance;
  readonly #warn: (error: unknown) => void;

  constructor(app: FastifyInstance, warn: (error: unknown) => void) {
    super({
      store: app.store,
      name: 'withdrawer',
      clock: app.clock,
      tickMs: TICK_MS,
      isReady: () => app.live.isLoaded,
      warn,
    });
    this.#app = app;
    this.#warn = warn;
  }

  protected override async work(lease: Lease): Promise<void> {
    const app = this.#app;
    for (let after: Leaver = { uid: '', leave_at: '' }; ;) {
      const leavers = await this.#leaversAfter(after);
      for (const leaver of leavers)
        // A fault of one member must not stop the others. The next run tries again.
        await emptyMember(app, leaver, (run) => this.inLease(lease, run)).catch((error: unknown) => this.#warn(error));
      const last = leavers.at(-1);
      if (last === undefined || leavers.length < BATCH) break;
      after = last;
    }
    await deletePassedBars(app.context);
    await deleteDueRecords(app.context);
    await app.store.wipeDeleted();
  }

  /** Members who are due, and those whom an interrupted run has left. */
  #leaversAfter({ uid, leave_at }: Leaver): Promise<readonly Leaver[]> {
    const { store, clock } = this.#app;
    return store.db
      .selectFrom('members')
      .select(['uid', 'leave_at'])
      .where('state', 'in', ['leaving', 'withdrawn'])
      .where('leave_at', '<>', '')
      .where('leave_at', '<=', clock.now().toISOString())
      .where((row) =>
        row.or([row('leave_at', '>', leave_at), row.and([row('leave_at', '=', leave_at), row('uid', '>', uid)])]),
      )
      .orderBy('leave_at')
      .orderBy('uid')
      .limit(BATCH)
      .execute();
  }
}
