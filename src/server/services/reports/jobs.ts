import { isOnSite } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import { ContextTimer, runTimers } from '../../core/context-timer.ts';
import type { Lease } from '../../core/storage/lease.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { makeReport } from './make-report.ts';
import { boundsOf, closingOf, type Day } from './visit-day.ts';

const TICK_MS = 60_000;

/** Visits of a day whose report has not been made, or was made before the member came back. */
const openDays = async (db: Db, day: string): Promise<readonly Day[]> => {
  const { from, until } = boundsOf(day);
  const closing = closingOf(day);
  const visits = await db
    .selectFrom('member_facts')
    .innerJoin('members', 'members.uid', 'member_facts.member')
    .leftJoin('memory_reports', (join) =>
      join
        .onRef('memory_reports.member', '=', 'member_facts.member')
        .onRef('memory_reports.venue', '=', 'member_facts.park')
        .on('memory_reports.day', '=', day),
    )
    .select(['member_facts.member', 'member_facts.park', 'members.passages', 'memory_reports.made_at'])
    .distinct()
    .where('member_facts.fact', '=', 'VISIT_DAY')
    .where('member_facts.amount', '=', 1)
    .where('member_facts.at', '>=', new Date(from).toISOString())
    .where('member_facts.at', '<', new Date(until).toISOString())
    .execute();
  return visits
    .filter(({ made_at, park, passages }) => {
      if (made_at === null) return true;
      const passage = passageInfoOf(park, passagesOf({ passages })[park]);
      return Date.parse(made_at) < closing && isOnSite(passage, closing);
    })
    .map(({ member, park }) => ({ member, venue: park, day }));
};

/** Makes the reports of those who are still in a park at 23:55 in Korea, and those that a stop of the server left out. */
export class ReportMaker extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'memory-reports', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    const now = this.context.clock.now();
    const today = kstDay(now);
    const due = [kstDay(new Date(now.getTime() - DAY_MS)), ...(now.getTime() >= closingOf(today) ? [today] : [])];
    for (const day of due)
      for (const visit of await openDays(this.context.store.db, day))
        await this.inLease(lease, (tx) =>
          makeReport(tx, this.context, { ...visit, at: new Date(Math.min(now.getTime(), boundsOf(day).until - 1)) }),
        );
  }
}

export const makeReports = runTimers('memory reports', ({ context }, warn) => new ReportMaker(context, warn));
