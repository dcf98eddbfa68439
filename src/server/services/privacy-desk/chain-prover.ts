import type { Context } from '../../core/context.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { lookUpChain } from '../../core/operators/look-up-chain.ts';
import { mailOfficers } from '../../core/operators/officer-mail.ts';
import { claim } from '../../core/records/claim.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { accessChain } from '../../core/session/access-log.ts';
import { type ChainReport, checkChain } from '../../core/storage/hash-chain.ts';
import type { Lease } from '../../core/storage/lease.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { sealAll } from './access-keeper.ts';

type Broken = NonNullable<ChainReport['broken']>;

/** Checks the chains of look-ups and of the access log each night. A broken one alarms the privacy officers. */
export class ChainProver extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'chain-proof', tickMs: HOUR_MS });
  }

  protected async work(lease: Lease): Promise<void> {
    const { context } = this;
    const day = kstDay(context.clock.now());
    const isDone = await context.store.db
      .selectFrom('claims')
      .select('key')
      .where('scope', '=', 'chain-proof')
      .where('key', '=', day)
      .executeTakeFirst();
    if (isDone !== undefined) return;
    await sealAll(context);
    const reports = [
      { kind: 'LOOK_UP_CHAIN', ...(await checkChain(context.store.db, context, lookUpChain)) },
      { kind: 'ACCESS_CHAIN', ...(await checkChain(context.store.db, context, accessChain)) },
    ] as const;
    await this.inLease(lease, async (tx) => {
      if (!(await claim(tx, { scope: 'chain-proof', key: day, ref: day, at: context.clock.now() }))) return;
      for (const { kind, broken } of reports) if (broken !== undefined) await raise(tx, context, kind, broken);
    });
  }
}

const raise = async (
  tx: Tx,
  context: Context,
  kind: 'LOOK_UP_CHAIN' | 'ACCESS_CHAIN',
  { seq }: Broken,
): Promise<void> => {
  const at = context.clock.now().toISOString();
  await tx
    .insertInto('operator_alarms')
    .values({ id: orderedId(), kind, operator: '', amount: seq, at, seen_at: '', seen_by: '' })
    .execute();
  await mailOfficers(tx, context, { event: kind, values: { seq: String(seq) } });
};
