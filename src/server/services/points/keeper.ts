import type { Context } from '../../core/context.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { addDays } from '../../../engine/index.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { expireSom } from '../../core/records/som/expire-som.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import { findDifferences, freezeSom, type SomDifference } from '../../core/records/som/prove-som.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { dottedDay, kstDay } from '../../core/wire-values.ts';

interface Alarms {
  readonly warn: (error: unknown) => void;
  /** Called for each member whose account is frozen. */
  readonly alarm: (difference: SomDifference) => void;
}

/** Expires Som after their last day, tells members before, and proves every account once a night, while this process holds the lease. */
export class SomKeeper extends ContextTimer {
  readonly #alarm: Alarms['alarm'];
  #provenOn = '';

  constructor(context: Context, alarms: Alarms) {
    super(context, alarms.warn, { name: 'som-keeper', tickMs: HOUR_MS });
    this.#alarm = alarms.alarm;
  }

  protected override async work(lease: Lease): Promise<void> {
    await this.#expire(lease);
    await this.#tell(lease);
    await this.#prove(lease);
  }

  async #expire(lease: Lease): Promise<void> {
    const { clock } = this.context;
    const before = kstDay(clock.now());
    const due = await this.context.store.db
      .selectFrom('som_lots')
      .select('member')
      .distinct()
      .where('remaining', '>', 0)
      .where('expires_on', '<', before)
      .execute();
    for (const { member } of due)
      await this.attempt(lease, async (tx) => {
        await expireSom(tx, this.context, { member, before, source: 'EXPIRY', at: clock.now() });
        await announceMember(tx, this.context, member, 'som');
      });
  }

  /** Tells members of the Som that expire in exactly so many days. A notice is sent once for a day. */
  async #tell(lease: Lease): Promise<void> {
    const today = kstDay(this.context.clock.now());
    for (const days of somPolicyOf(this.context).noticeDays) {
      const day = addDays(today, days);
      for (const { member, amount } of await this.#expiringOn(day))
        await this.attempt(lease, (tx) =>
          notify(tx, this.context, {
            member,
            event: 'SOM_EXPIRING',
            ref: `${day} ${days}`,
            values: { amount: String(amount), date: dottedDay(new Date(`${dashed(day)}T12:00:00+09:00`)) },
          }),
        );
    }
  }

  async #expiringOn(day: string): Promise<readonly { readonly member: string; readonly amount: number }[]> {
    const rows = await this.context.store.db
      .selectFrom('som_lots')
      .select('member')
      .select((row) => row.fn.sum<number | string>('remaining').as('amount'))
      .where('remaining', '>', 0)
      .where('expires_on', '=', day)
      .groupBy('member')
      .execute();
    return rows.map(({ member, amount }) => ({ member, amount: Number(amount) }));
  }

  async #prove(lease: Lease): Promise<void> {
    const { clock, store } = this.context;
    const today = kstDay(clock.now());
    if (this.#provenOn === today) return;
    for (const difference of await findDifferences(store.db)) {
      await this.attempt(lease, (tx) => freezeSom(tx, difference.member, clock.now()));
      this.#alarm(difference);
    }
    this.#provenOn = today;
  }
}

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
