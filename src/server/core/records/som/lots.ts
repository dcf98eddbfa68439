import { sql } from 'kysely';
import type { Db, Tx } from '../../storage/tables.ts';
import { InsufficientBalance } from '../ledger.ts';
import { orderedId } from '../ordered-id.ts';

/** Amount that expires at the end of a day (YYYYMMDD in Korean time). */
export interface DatedAmount {
  readonly amount: number;
  readonly expiresOn: string;
}

interface OfTransfer {
  readonly member: string;
  readonly transfer: string;
}

/** Adds an earning of a transfer. */
export const addLot = async (
  tx: Tx,
  { member, transfer, amount, expiresOn, at }: OfTransfer & DatedAmount & { readonly at: Date },
): Promise<void> => {
  await tx
    .insertInto('som_lots')
    .values({
      id: orderedId(),
      member,
      transfer,
      earned: amount,
      remaining: amount,
      expires_on: expiresOn,
      at: at.toISOString(),
    })
    .execute();
};

/**
 * Takes an amount from the lots that are valid on a day; the nearest expiry goes first. Throws `InsufficientBalance` if they hold less. The caller
 * has locked the member's account, which a posting does.
 */
export const takeFromLots = async (
  tx: Tx,
  { member, transfer, amount, day }: OfTransfer & { readonly amount: number; readonly day: string },
): Promise<readonly DatedAmount[]> => {
  const lots = await tx
    .selectFrom((inner) =>
      inner
        .selectFrom('som_lots')
        .select(['id', 'remaining', 'expires_on'])
        .select(sql<number | string>`sum(remaining) over (order by expires_on, id)`.as('upto'))
        .where('member', '=', member)
        .where('remaining', '>', 0)
        .where('expires_on', '>=', day)
        .as('lots'),
    )
    .select(['id', 'remaining', 'expires_on'])
    .where(sql<boolean>`upto - remaining < ${amount}`)
    .orderBy('expires_on')
    .orderBy('id')
    .execute();
  let missing = amount;
  const uses = lots.map(({ id, remaining, expires_on }) => {
    const taken = Math.min(Number(remaining), missing);
    missing -= taken;
    return { lot: id, amount: taken, expiresOn: expires_on };
  });
  if (missing > 0) throw new InsufficientBalance(`The valid lots of a member have ${missing} less than ${amount}.`);
  for (const use of uses) await useLot(tx, { transfer, ...use });
  return uses;
};

/** Takes an amount from a lot, or gives it back if it is negative. */
export const useLot = async (
  tx: Tx,
  { transfer, lot, amount }: { readonly transfer: string; readonly lot: string; readonly amount: number },
): Promise<void> => {
  await tx
    .updateTable('som_lots')
    .set((row) => ({ remaining: row('remaining', '-', amount) }))
    .where('id', '=', lot)
    .execute();
  await tx
    .insertInto('som_lot_uses')
    .values({ transfer, lot, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['transfer', 'lot'])
        .doUpdateSet((row) => ({ amount: sql`${row.ref('som_lot_uses.amount')} + ${row.ref('excluded.amount')}` })),
    )
    .execute();
};

/** Returns the Som that a member can use on a day: what has expired is left out, also before the job has taken it. */
export const somBalanceOf = async (db: Db, member: string, day: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('som_lots')
    .select((row) => row.fn.sum<number | string | null>('remaining').as('sum'))
    .where('member', '=', member)
    .where('remaining', '>', 0)
    .where('expires_on', '>=', day)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};
