import { sql, type Kysely } from 'kysely';

interface OldTables {
  readonly ledger_postings: { transfer: string; account: string; amount: number; at: string };
  readonly som_lots: Lot;
  readonly som_lot_uses: { transfer: string; lot: string; amount: number };
}

/** Adds the lots of Som. Present balances become lots of their earnings: each spending took the oldest Som first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('som_lots')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('transfer', 'text', (column) => column.notNull().references('ledger_transfers.id'))
    .addColumn('earned', 'bigint', (column) => column.notNull().check(sql`earned > 0`))
    .addColumn('remaining', 'bigint', (column) => column.notNull())
    .addColumn('expires_on', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addCheckConstraint('som_lots_remaining', sql`remaining >= 0 and remaining <= earned`)
    .execute();
  await sql`create index som_lots_of_member on som_lots (member, expires_on, id) where remaining > 0`.execute(db);
  await sql`create index som_lots_expiring on som_lots (expires_on) where remaining > 0`.execute(db);
  await db.schema.createIndex('som_lots_transfer').on('som_lots').column('transfer').execute();
  await db.schema
    .createTable('som_lot_uses')
    .addColumn('transfer', 'text', (column) => column.notNull().references('ledger_transfers.id'))
    .addColumn('lot', 'text', (column) => column.notNull().references('som_lots.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('som_lot_uses_key', ['transfer', 'lot'])
    .execute();
  await db.schema.createIndex('som_lot_uses_lot').on('som_lot_uses').column('lot').execute();
  await db.schema
    .createTable('som_debts')
    .addColumn('transfer', 'text', (column) => column.primaryKey().references('ledger_transfers.id'))
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('owed', 'bigint', (column) => column.notNull().check(sql`owed >= 0`))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index som_debts_of_member on som_debts (member, at) where owed > 0`.execute(db);
  await db.schema
    .createTable('som_gifts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  for (const side of ['sender', 'receiver'])
    await db.schema.createIndex(`som_gifts_${side}`).on('som_gifts').columns([side, 'at']).execute();
  await db.schema.alterTable('ledger_accounts').addColumn('frozen_at', 'text').execute();
  await db.schema
    .createIndex('ledger_transfers_approval')
    .on('ledger_transfers')
    .columns(['book', 'approval_no'])
    .execute();
  await moveBalances(db as Kysely<OldTables>);
}

const moveBalances = async (db: Kysely<OldTables>): Promise<void> => {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['transfer', 'account', 'amount', 'at'])
    .where('account', 'like', 'SOM:%')
    .where('account', 'not in', ['SOM:ISSUED', 'SOM:SPENT', 'SOM:EXPIRED'])
    .orderBy('account')
    .orderBy('at')
    .orderBy('transfer')
    .execute();
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  for (const [account, postings] of byAccount) {
    const { lots, uses } = lotsOf(account.slice('SOM:'.length), postings);
    for (const row of lots) await db.insertInto('som_lots').values(row).execute();
    for (const row of uses) await db.insertInto('som_lot_uses').values(row).execute();
  }
};

interface Lot {
  readonly id: string;
  readonly member: string;
  readonly transfer: string;
  readonly earned: number;
  remaining: number;
  readonly expires_on: string;
  readonly at: string;
}

const lotsOf = (member: string, postings: readonly OldTables['ledger_postings'][]) => {
  const lots: Lot[] = [];
  const uses: { readonly transfer: string; readonly lot: string; readonly amount: number }[] = [];
  for (const { transfer, amount: given, at } of postings) {
    let amount = Number(given);
    if (amount > 0) {
      const lot = { id: transfer, member, transfer, earned: amount, remaining: amount, expires_on: expiryOf(at), at };
      lots.push(lot);
    }
    for (const lot of lots) {
      if (amount >= 0) break;
      const taken = Math.min(lot.remaining, -amount);
      if (taken === 0) continue;
      lot.remaining -= taken;
      amount += taken;
      uses.push({ transfer, lot: lot.id, amount: taken });
    }
  }
  return { lots, uses };
};

/** Returns the day, in Korean time, 24 months after an instant. */
const expiryOf = (at: string): string => {
  const local = new Date(Date.parse(at) + 9 * 3_600_000);
  const end = new Date(local);
  end.setUTCMonth(local.getUTCMonth() + 24);
  if (end.getUTCDate() !== local.getUTCDate()) end.setUTCDate(0);
  return end.toISOString().slice(0, 10).replaceAll('-', '');
};
