import { sql } from 'kysely';
import type { Db, Tx } from '../../storage/tables.ts';
import { accountOf, houseAccounts } from '../ledger.ts';

/** Member whose balance, postings and lots differ. */
export interface SomDifference {
  readonly member: string;
  readonly balance: number;
  readonly postings: number;
  readonly lots: number;
}

/** Lists the members whose balance is not the sum of their postings, and of what is left of their lots. A lot is left with what no use took. */
export const findDifferences = async (db: Db): Promise<readonly SomDifference[]> => {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['owner', 'balance'])
    .select((row) => [
      row
        .selectFrom('ledger_postings')
        .select((one) => one.fn.sum<number | string | null>('amount').as('sum'))
        .whereRef('account', '=', 'ledger_accounts.id')
        .as('postings'),
      row
        .selectFrom('som_lots')
        .select((one) => one.fn.sum<number | string | null>('remaining').as('sum'))
        .whereRef('member', '=', 'ledger_accounts.owner')
        .as('lots'),
      row
        .selectFrom('som_lots')
        .leftJoin(
          (inner) =>
            inner
              .selectFrom('som_lot_uses')
              .select(['lot'])
              .select((one) => one.fn.sum<number | string>('amount').as('taken'))
              .groupBy('lot')
              .as('uses'),
          (join) => join.onRef('uses.lot', '=', 'som_lots.id'),
        )
        .select(sql<number | string | null>`sum(earned - coalesce(uses.taken, 0))`.as('sum'))
        .whereRef('member', '=', 'ledger_accounts.owner')
        .as('unused'),
    ])
    .where('book', '=', 'SOM')
    .where(
      'id',
      'not in',
      houseAccounts.map((owner) => accountOf('SOM', owner)),
    )
    .execute();
  return rows
    .map(({ owner, balance, postings, lots, unused }) => ({
      member: owner,
      balance: Number(balance),
      postings: Number(postings ?? 0),
      lots: Number(lots ?? 0),
      unused: Number(unused ?? 0),
    }))
    .filter(({ balance, postings, lots, unused }) => balance !== postings || balance !== lots || lots !== unused)
    .map(({ unused: _, ...difference }) => difference);
};

/** Freezes the account of a member: nothing is taken from it until an operator has looked. */
export const freezeSom = async (tx: Tx, member: string, at: Date): Promise<void> => {
  await tx
    .updateTable('ledger_accounts')
    .set({ frozen_at: at.toISOString() })
    .where('id', '=', accountOf('SOM', member))
    .where('frozen_at', 'is', null)
    .execute();
};
