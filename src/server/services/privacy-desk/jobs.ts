import type { Context } from '../../core/context.ts';
import { ContextTimer, runTimers } from '../../core/context-timer.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { lookUpChain } from '../../core/operators/look-up-chain.ts';
import { mailOfficers } from '../../core/operators/officer-mail.ts';
import { claim } from '../../core/records/claim.ts';
import { checkChain } from '../../core/storage/hash-chain.ts';
import type { Lease } from '../../core/storage/lease.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { AccessKeeper } from './access-keeper.ts';
import { ChainProver } from './chain-prover.ts';
import { countMonth } from './look-up-journal.ts';

/** Returns the month before the present one in Korean time, YYYY-MM. */
const lastMonth = (now: Date): string => {
  const today = kstDay(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(4, 6))];
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
};

/** Sends privacy officers the report of the look-ups of each month, once, as soon as the month is over. */
export class LookUpReporter extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'look-up-report', tickMs: HOUR_MS });
  }

  protected async work(lease: Lease): Promise<void> {
    await this.inLease(lease, (tx) => report(tx, this.context));
  }
}

const report = async (tx: Tx, context: Context): Promise<void> => {
  const at = context.clock.now();
  const month = lastMonth(at);
  if (!(await claim(tx, { scope: 'look-up-report', key: month, ref: month, at }))) return;
  const venues = [...context.live.current.prepared.documents.venue.keys(), ''];
  const { total, members, operators } = await countMonth(tx, venues, month);
  const sum = (name: 'whole' | 'alarms'): string => String(operators.reduce((all, one) => all + one[name], 0));
  const { rows, broken } = await checkChain(tx, context, lookUpChain);
  await mailOfficers(tx, context, {
    event: 'LOOK_UP_REPORT',
    values: {
      month,
      total: String(total),
      members: String(members),
      operators: String(operators.length),
      whole: sum('whole'),
      alarms: sum('alarms'),
      chain: broken === undefined ? `OK (${rows})` : `! ${broken.seq}`,
    },
  });
};

export const runPrivacyJobs = runTimers(
  'a job about look-ups or the access log failed',
  ({ context }, warn) => new LookUpReporter(context, warn),
  ({ context }, warn) => new AccessKeeper(context, warn),
  ({ context }, warn) => new ChainProver(context, warn),
);
