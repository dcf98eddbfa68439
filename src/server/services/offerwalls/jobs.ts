import { ContextTimer, runTimers } from '../../core/context-timer.ts';
import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { KeyIssuer } from './key-issuer.ts';
import { releaseReward } from './settle.ts';

const TICK_MS = 60_000;
const BATCH = 200;

/** Credits held rewards when their time is over. Those of suspended members stay held. */
export class RewardReleaser extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'offerwall-rewards', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    const { store, clock } = this.context;
    const due = await store.db
      .selectFrom('offerwall_rewards')
      .innerJoin('members', 'members.uid', 'offerwall_rewards.member')
      .select('offerwall_rewards.id')
      .where('offerwall_rewards.state', '=', 'HELD')
      .where('members.state', '=', 'active')
      .where('held_until', '<=', clock.now().toISOString())
      .orderBy('held_until')
      .limit(BATCH)
      .execute();
    for (const { id } of due)
      await this.attempt(lease, async (tx) => {
        await releaseReward(tx, this.context, { id, actor: serverActor, reason: 'TIME' });
      });
  }
}

/** Credits held rewards in time, and issues keys when a release brings an offerwall or an epoch. */
export const runOfferwallJobs = runTimers(
  'rewards and keys of offerwalls',
  ({ context }, warn) => new RewardReleaser(context, warn),
  (app, warn) => {
    const issuer = new KeyIssuer(app.context, warn);
    const stop = app.live.onRelease(() => issuer.wake());
    app.addHook('preClose', async () => stop());
    return issuer;
  },
);
