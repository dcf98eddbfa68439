import type { Tx } from '../storage/tables.ts';
import { post, type Posted } from './ledger.ts';

export interface SomEntry {
  readonly member: string;
  /** Positive amounts are issued to the member, negative ones are spent. */
  readonly amount: number;
  /** Code of the reason list. */
  readonly reason: string;
  readonly source: string;
  readonly ref: string;
  readonly at: Date;
  readonly park?: string;
}

/** Posts an earning or a spending of Som. Returns undefined if its cause has posted before. */
export const postSom = (tx: Tx, { member, amount, ...entry }: SomEntry): Promise<Posted | undefined> =>
  post(tx, {
    ...entry,
    book: 'SOM',
    kind: amount > 0 ? 'EARN' : 'SPEND',
    postings: { [member]: amount, [amount > 0 ? 'ISSUED' : 'SPENT']: -amount },
  });
