import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { ContextTimer } from '../../core/context-timer.ts';
import type { Context } from '../../core/context.ts';
import { issueKeys } from '../../core/records/offerwall-keys.ts';
import type { Lease } from '../../core/storage/lease.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { wallsOf } from './walls.ts';

const TICK_MS = 60_000;
const BATCH = 200;

/**
 * Issues the keys of members who agreed to a consent item before an offerwall had it, or before its present epoch. Everybody else gets them with the
 * consent.
 */
export class KeyIssuer extends ContextTimer {
  /** Offerwalls and epochs whose keys are issued. */
  readonly #done = new Set<string>();

  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'offerwall-keys', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    for (const wall of wallsOf(this.context)) {
      const name = `${wall.id} ${wall.epoch} ${wall.consent}`;
      if (this.#done.has(name)) continue;
      let members = await this.#without(wall, '');
      // The next tick repeats what failed, so only a tick that finds nobody ends the work.
      if (members.length === 0) this.#done.add(name);
      while (members.length > 0) {
        await this.attempt(lease, (tx) => this.#issue(tx, wall, members));
        members = await this.#without(wall, members.at(-1) ?? '');
      }
    }
  }

  async #issue(tx: Tx, { consent }: Offerwall, members: readonly string[]): Promise<void> {
    const now = this.context.clock.now();
    for (const member of members) await issueKeys(tx, this.context, { member, item: consent, now });
  }

  /** Members after `last` who agreed to the consent item of an offerwall, and have no key of its epoch. */
  async #without({ id, epoch, consent }: Offerwall, last: string): Promise<readonly string[]> {
    const rows = await this.context.store.db
      .selectFrom('consents')
      .select('member')
      .distinct()
      .where('item', '=', consent)
      .where('agreed', '=', 1)
      .where('member', '>', last)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('offerwall_keys')
              .select('hash')
              .where('wall', '=', id)
              .where('epoch', '=', epoch)
              .whereRef('offerwall_keys.member', '=', 'consents.member'),
          ),
        ),
      )
      .orderBy('member')
      .limit(BATCH)
      .execute();
    return rows.map(({ member }) => member);
  }
}
