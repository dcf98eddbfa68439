import { countOf, type LiveRecords } from '../../core/records/live-records.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

/** Notes that a pass was made for a wallet, once per product and holder. */
export const notePass = async (
  tx: Tx,
  {
    product,
    holder,
    wallet,
    at,
  }: { readonly product: string; readonly holder: string; readonly wallet: string; readonly at: Date },
): Promise<void> => {
  await tx
    .insertInto('wallet_passes')
    .values({ product, holder, wallet, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Adds the counter of passes on phones whose products can still be used. */
export const countLivePasses = (records: LiveRecords): void =>
  records.add('wallet', (db, id, at) =>
    countOf(
      db
        .selectFrom('wallet_passes')
        .innerJoin('pocket_products', 'pocket_products.id', 'wallet_passes.product')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('wallet_passes.wallet', '=', id)
        .where('pocket_products.state', 'in', ['REGISTERED', 'ENTERED'])
        .where('pocket_products.valid_until', '>=', kstDay(at)),
    ),
  );
