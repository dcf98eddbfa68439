import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../storage/tables.ts';
import { orderedId } from './ordered-id.ts';

/** Books of the ledger: points, won on gift cards, and points of an older programme. */
export type Book = 'SOM' | 'GIFT' | 'DREAM';
export type TransferKind =
  | 'EARN'
  | 'SPEND'
  | 'GIFT'
  | 'CONVERT'
  | 'EXPIRE'
  | 'REVERSE'
  | 'ADJUST'
  | 'LOAD'
  | 'TRANSFER'
  | 'REFUND';

/** Accounts of the house, which issue and take back values; only they may fall below zero. */
export const houseAccounts = ['ISSUED', 'SPENT', 'EXPIRED'] as const;

export interface Transfer {
  readonly book: Book;
  readonly kind: TransferKind;
  /** Cause of the transfer, such as a feature and the ID of its record. A cause posts once. */
  readonly source: string;
  readonly ref: string;
  readonly at: Date;
  readonly reason?: string;
  readonly park?: string;
  readonly reverses?: string;
  /** Amounts by owner: a house account, or the ID of a member or card. They sum to 0. */
  readonly postings: Readonly<Record<string, number>>;
}

export interface Posted {
  readonly id: string;
  readonly approvalNo: string;
}

/** Thrown when an account has less than a transfer takes, or is frozen; nothing of the transaction may be kept. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
}

export const accountOf = (book: Book, owner: string): string => `${book}:${owner}`;

const isHouse = (owner: string): boolean => (houseAccounts as readonly string[]).includes(owner);

/** Returns a number of 12 digits that names a transfer to people. */
export const approvalNumber = (): string =>
  String(randomInt(0, 1_000_000)).padStart(6, '0') + String(randomInt(0, 1_000_000)).padStart(6, '0');

/**
 * Posts a transfer. Returns undefined if its cause has posted before. Throws `InsufficientBalance` if an account would fall below zero, and a
 * RangeError if the amounts are no integers or do not sum to 0.
 */
export const post = async (
  tx: Tx,
  { book, kind, source, ref, at, reason = '', park = '', reverses, postings }: Transfer,
): Promise<Posted | undefined> => {
  const entries = Object.entries(postings);
  if (
    entries.length < 2 ||
    !entries.every(([, amount]) => Number.isSafeInteger(amount) && amount !== 0) ||
    entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0
  ) {
    throw new RangeError(`The postings of ${source} ${ref} do not balance.`);
  }
  const [id, approvalNo, moment] = [orderedId(), approvalNumber(), at.toISOString()];
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ledger_transfers')
    .values({
      id,
      book,
      kind,
      source,
      ref,
      park,
      reason,
      approval_no: approvalNo,
      reverses: reverses ?? null,
      at: moment,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  // A fixed order, because transactions that lock the same accounts in different orders deadlock.
  for (const [owner, amount] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!(await add(tx, { book, owner, amount })))
      throw new InsufficientBalance(`${accountOf(book, owner)} has less than ${-amount}.`);
  }
  await tx
    .insertInto('ledger_postings')
    .values(entries.map(([owner, amount]) => ({ transfer: id, account: accountOf(book, owner), amount, at: moment })))
    .execute();
  return { id, approvalNo };
};

/** Adds an amount to an account by one conditional statement. Returns false, and adds nothing, if the balance would fall below zero. */
const add = async (
  tx: Tx,
  { book, owner, amount }: { readonly book: Book; readonly owner: string; readonly amount: number },
): Promise<boolean> => {
  const id = accountOf(book, owner);
  const overdraft = isHouse(owner) ? 1 : 0;
  if (amount < 0 && overdraft === 0) {
    const { numUpdatedRows } = await tx
      .updateTable('ledger_accounts')
      .set((row) => ({ balance: row('balance', '+', amount) }))
      .where('id', '=', id)
      .where('frozen_at', 'is', null)
      .where((row) => row.or([row('overdraft', '=', 1), row('balance', '>=', -amount)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
  // What is added, and accounts of the house, need no balance.
  await tx
    .insertInto('ledger_accounts')
    .values({ id, book, owner, balance: amount, overdraft })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({ balance: set('ledger_accounts.balance', '+', amount) })),
    )
    .execute();
  return true;
};

/** Returns the balance of an owner; 0 without an account. */
export const balanceOf = async (db: Db, book: Book, owner: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('id', '=', accountOf(book, owner))
        .executeTakeFirst()
    )?.balance ?? 0,
  );
