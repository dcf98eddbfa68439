import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../core/storage/tables.ts';
import type { RefEnd } from '../../core/storage/pocket-tables.ts';
import type { ProductRow } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Crockford's letters: 10 of them are 50 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newRef = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A product with who holds it now: its owner, or the companion to whom it is lent today. */
export interface Holding extends ProductRow {
  readonly holder: string;
  /** Day of the loan, or empty. */
  readonly lentOn: string;
}

/** First day on which a holding can be used. A loan is for one day; a season pass shown in a companion's pocket keeps its own days. */
export const startOf = ({
  kind,
  lentOn,
  valid_from: validFrom,
}: Pick<Holding, 'kind' | 'lentOn' | 'valid_from'>): string =>
  kind === 'SEASON' || lentOn === '' ? validFrom : lentOn;

/** Lists what a member owns and what is lent to them; products that ended before `since` (YYYYMMDD) and removed ones are left out. */
export const holdingsOf = async (
  db: Db,
  member: string,
  { since, today }: { readonly since: string; readonly today: string },
): Promise<readonly Holding[]> => {
  const rows = await db
    .selectFrom('pocket_products')
    .leftJoin('loans', (join) =>
      join
        .onRef('loans.product', '=', 'pocket_products.id')
        .on('loans.state', '=', 'LENT')
        .on('loans.day', '>=', today),
    )
    .select(columnsOf('pocket_products'))
    .select(['loans.holder', 'loans.day'])
    // Two looks into indexes: with "or" the database reads everybody's products.
    .where(
      'pocket_products.id',
      'in',
      db
        .selectFrom('pocket_products as own')
        .select('own.id')
        .where('own.member', '=', member)
        .where('own.valid_until', '>=', since)
        .union(
          db
            .selectFrom('loans as lent')
            .select('lent.product as id')
            .where('lent.holder', '=', member)
            .where('lent.state', '=', 'LENT')
            .where('lent.day', '>=', today),
        ),
    )
    .where('pocket_products.state', '!=', 'REMOVED')
    .where('pocket_products.valid_until', '>=', since)
    .orderBy('pocket_products.valid_from')
    .orderBy('pocket_products.id')
    .execute();
  return rows.map(({ holder, day, ...row }) => ({ ...row, holder: holder ?? row.member, lentOn: day ?? '' }));
};

/** Returns the entry code references of the holder's products on this login, and creates missing ones while the store takes them. */
export const refsOf = async (
  db: Db,
  {
    holder,
    login,
    products,
    at,
  }: { readonly holder: string; readonly login: string; readonly products: readonly string[]; readonly at: Date },
): Promise<ReadonlyMap<string, string>> => {
  if (products.length === 0) return new Map();
  const read = () =>
    db
      .selectFrom('code_refs')
      .select(['product', 'ref'])
      .where('holder', '=', holder)
      .where('login', '=', login)
      .where('ended_at', '=', '')
      .where('product', 'in', products)
      .execute();
  const known = await read();
  const missing = products.filter((product) => !known.some((one) => one.product === product));
  if (missing.length === 0) return new Map(known.map(({ product, ref }) => [product, ref]));
  const created = db
    .insertInto('code_refs')
    .values(
      missing.map((product) => ({
        ref: newRef(),
        product,
        holder,
        login,
        at: at.toISOString(),
        ended_at: '',
        end_reason: '' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A read goes on while the disk is full; a store that is away fails again at the next statement.
  await (db.isTransaction ? created : created.catch(() => undefined));
  // Read again: another tab of the login may have inserted them first.
  return new Map((await read()).map(({ product, ref }) => [product, ref]));
};

/** Ends all entry code references and static codes of a product, whoever holds it; gates refuse them with the reason. */
export const endRefs = async (tx: Tx, product: string, reason: Exclude<RefEnd, ''>, at: Date): Promise<void> => {
  const end = { ended_at: at.toISOString(), end_reason: reason };
  await tx.updateTable('code_refs').set(end).where('product', '=', product).where('ended_at', '=', '').execute();
  await tx.updateTable('static_codes').set(end).where('product', '=', product).where('ended_at', '=', '').execute();
};
