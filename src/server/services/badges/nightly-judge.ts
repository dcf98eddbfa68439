import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import { judgeFacts } from '../../core/records/fact-judges.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { transition } from '../../core/records/transition.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { kstDay } from '../../core/wire-values.ts';
import { missionStates } from './states.ts';

const TICK_MS = 10 * 60_000;
const BATCH = 200;

/** Judges the facts of every member again each day, and ends rewards that nobody collected, while this process holds the lease. */
export class NightlyJudge extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'nightly-judge', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    await this.#lapse(lease);
    const today = kstDay(this.context.clock.now());
    for (let after = ''; ;) {
      const members = await this.#notJudgedOn(today, after);
      for (const member of members) await this.#judge(lease, member, today);
      const last = members.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  async #notJudgedOn(today: string, after: string): Promise<readonly string[]> {
    const rows = await this.context.store.db
      .selectFrom('member_facts')
      .leftJoin('fact_judgements', 'fact_judgements.member', 'member_facts.member')
      .select('member_facts.member')
      .distinct()
      .where('member_facts.member', '>', after)
      .where((row) => row.or([row('fact_judgements.day', 'is', null), row('fact_judgements.day', '!=', today)]))
      .orderBy('member_facts.member')
      .limit(BATCH)
      .execute();
    return rows.map(({ member }) => member);
  }

  /** A fault of one member must not stop the others. */
  #judge(lease: Lease, member: string, day: string): Promise<void> {
    return this.attempt(lease, async (tx) => {
      await judgeFacts(this.context.store.db, tx, member);
      await tx
        .insertInto('fact_judgements')
        .values({ member, day })
        .onConflict((conflict) => conflict.column('member').doUpdateSet({ day }))
        .execute();
    });
  }

  async #lapse(lease: Lease): Promise<void> {
    const context = this.context;
    const at = context.clock.now();
    const due = await context.store.db
      .selectFrom('missions')
      .select(['id', 'member'])
      .where('state', '=', 'DONE')
      .where('claim_until', '<=', at.toISOString())
      .execute();
    for (const { id, member } of due)
      await this.attempt(lease, async (tx) => {
        const change = { table: 'missions', machine: missionStates, id, to: 'LAPSED', actor: serverActor, at } as const;
        if ((await transition(tx, change)) !== undefined) await announceMember(tx, context, member, 'account');
      });
  }
}
