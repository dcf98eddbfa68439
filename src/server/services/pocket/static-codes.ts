import { randomBytes } from 'node:crypto';
import type { DocumentSet } from '#schemas/documents';
import type { RefEnd } from '../../core/storage/pocket-tables.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { productDocument } from './product-documents.ts';
import type { ProductRow } from './states.ts';

const pattern = /^PB[\w-]{22}$/;

/** Returns a code of 128 random bits. */
const newCode = (): string => `PB${randomBytes(16).toString('base64url')}`;

/** Tells whether a scanned text has the format of a static code. */
export const isStaticCode = (scanned: string): boolean => pattern.test(scanned);

/** Tells whether the document of a product allows static codes and mobile wallets. */
export const allowsStaticCode = (documents: DocumentSet, row: Pick<ProductRow, 'kind' | 'product'>): boolean => {
  const document = productDocument(documents, row);
  return document?.type === 'ticket-product' && document.staticCode === true;
};

/**
 * Returns the static code of a product for who holds it now, and creates a missing one. The caller checks the holder and `allowsStaticCode`.
 * Lending, taking back and removing end the code through `endRefs`.
 */
export const staticCodeOf = async (
  db: Db,
  { product, holder, at }: { readonly product: string; readonly holder: string; readonly at: Date },
): Promise<string> => {
  const live = db
    .selectFrom('static_codes')
    .select('code')
    .where('product', '=', product)
    .where('holder', '=', holder)
    .where('ended_at', '=', '');
  const known = await live.executeTakeFirst();
  if (known !== undefined) return known.code;
  await db
    .insertInto('static_codes')
    .values({ code: newCode(), product, holder, at: at.toISOString(), ended_at: '', end_reason: '', entered_on: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Read again: another request may have inserted it first.
  return (await live.executeTakeFirstOrThrow()).code;
};

/** Returns the static codes of a holder's products by product, and creates missing ones while the store takes them. The caller checks the holder and `allowsStaticCode`. */
export const staticCodesOf = async (
  db: Db,
  { products, holder, at }: { readonly products: readonly string[]; readonly holder: string; readonly at: Date },
): Promise<ReadonlyMap<string, string>> => {
  if (products.length === 0) return new Map();
  const known = await db
    .selectFrom('static_codes')
    .select(['product', 'code'])
    .where('holder', '=', holder)
    .where('ended_at', '=', '')
    .where('product', 'in', products)
    .execute();
  const codes = new Map(known.map(({ product, code }) => [product, code]));
  for (const product of products) {
    if (codes.has(product)) continue;
    const created = staticCodeOf(db, { product, holder, at });
    // A read goes on while the disk is full.
    const code = await (db.isTransaction ? created : created.catch(() => undefined));
    if (code !== undefined) codes.set(product, code);
  }
  return codes;
};

export interface StaticCode {
  readonly product: string;
  readonly holder: string;
  /** Reason why it ended; empty while it is valid. */
  readonly endReason: RefEnd;
  /** Instant at which it was created (ISO 8601, UTC). */
  readonly since: string;
}

/**
 * Finds a scanned static code. Returns undefined for an unknown one. A loan ends with its day without a write, so the code of an earlier holder or
 * of the owner of a product that is lent today counts as ended.
 */
export const findStaticCode = async (db: Db, scanned: string, today: string): Promise<StaticCode | undefined> => {
  if (!isStaticCode(scanned)) return undefined;
  const row = await db
    .selectFrom('static_codes')
    .innerJoin('pocket_products', 'pocket_products.id', 'static_codes.product')
    .leftJoin('loans', (join) =>
      join
        .onRef('loans.product', '=', 'static_codes.product')
        .on('loans.state', '=', 'LENT')
        .on('loans.day', '>=', today),
    )
    .select([
      'static_codes.product',
      'static_codes.holder',
      'static_codes.at',
      'static_codes.end_reason',
      'pocket_products.member',
      'loans.holder as borrower',
    ])
    .where('static_codes.code', '=', scanned)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { product, holder, at: since, end_reason: ended, member, borrower } = row;
  const current = borrower ?? member;
  const endReason = ended !== '' || holder === current ? ended : borrower === null ? 'RETURNED' : 'LENT';
  return { product, holder, endReason, since };
};

/** Uses a static code for the entry of a day (YYYYMMDD). Returns false if it entered on that day already, or has ended. */
export const useStaticCode = async (tx: Tx, code: string, day: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('static_codes')
    .set({ entered_on: day })
    .where('code', '=', code)
    .where('ended_at', '=', '')
    .where('entered_on', '<', day)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
