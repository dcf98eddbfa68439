import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';
import { releaseReward } from './settle.ts';

const TICK_MS = 60_000;
const BATCH = 200;

/** Credits held rewards when their time is over. Those of suspended members stay held. */
export class RewardReleaser extends LeasedTimer {
  readonly #context: Context;
  readonly #warn: (error: unknown) => void;

  constructor(context: Context, warn: (error: unknown) => void) {
    super({
      store: context.store,
      clock: context.clock,
      name: 'offerwall-rewards',
      tickMs: TICK_MS,
      isReady: () => context.live.isLoaded,
      warn,
    });
    this.#context = context;
    this.#warn = warn;
  }

  protected override async work(lease: Lease): Promise<void> {
    const due = await this.#context.store.db
      .selectFrom('offerwall_rewards')
      .innerJoin('members', 'members.uid', 'offerwall_rewards.member')
      .select('offerwall_rewards.id')
      .where('offerwall_rewards.state', '=', 'HELD')
      .where('members.state', '=', 'active')
      .where('held_until', '<=', this.#context.clock.now().toISOString())
      .orderBy('held_until')
      .limit(BATCH)
      .execute();
    // A fault of one must not stop the others.
    for (const { id } of due)
      await this.inLease(lease, async (tx) => {
        await releaseReward(tx, this.#context, { id, actor: serverActor, reason: 'TIME' });
      }).catch(this.#warn);
  }
}

export const releaseRewards: FastifyPluginAsync = async (app) => {
  const releaser = new RewardReleaser(app.context, (error) => app.log.warn({ err: error }, 'rewards of offerwalls'));
  app.addHook('onReady', async () => releaser.start());
  app.addHook('preClose', () => releaser.close());
};
