import type { Context } from '../../core/context.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { kstDay } from '../../core/wire-values.ts';
import { judgeGrade } from './judge-grade.ts';

const TICK_MS = 10 * 60_000;
const BATCH = 200;

/** Begins the terms of grades that have none, and judges grades whose months are over, while this process holds the lease. */
export class GradeJudge extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'grade-judge', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    for (let after = ''; ;) {
      const members = await this.#due(after);
      for (const member of members) await this.#judge(lease, member);
      const last = members.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  async #due(after: string): Promise<readonly string[]> {
    const { store, clock } = this.context;
    const rows = await store.db
      .selectFrom('members')
      .leftJoin('grade_terms', 'grade_terms.member', 'members.uid')
      .select('members.uid')
      .where('members.uid', '>', after)
      .where('members.state', '=', 'active')
      .where('members.kind', '=', '2')
      .where('members.regular', '=', 1)
      .where((row) =>
        row.or([row('grade_terms.until', 'is', null), row('grade_terms.until', '<', kstDay(clock.now()))]),
      )
      .orderBy('members.uid')
      .limit(BATCH)
      .execute();
    return rows.map(({ uid }) => uid);
  }

  /** A fault of one member must not stop the others. */
  #judge(lease: Lease, member: string): Promise<void> {
    return this.attempt(lease, (tx) => judgeGrade(tx, this.context, member));
  }
}
