import { sql } from 'kysely';
import type { Db, Tables, Tx } from '../storage/tables.ts';
import type { MemberColumns } from './member-data.ts';

/** Deletes the rows whose columns name a member. Tables are emptied in the given order. */
export const deleteMemberRows = async (tx: Tx, columns: MemberColumns, member: string): Promise<void> => {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await sql`delete from ${sql.table(table)} where ${sql.ref(name)} = ${member}`.execute(tx);
};

/** Reads columns of a member's own rows, for the export. */
export const memberRows = async <Table extends keyof Tables>(
  db: Db,
  table: Table,
  {
    by,
    member,
    columns,
  }: { readonly by: string; readonly member: string; readonly columns: readonly (keyof Tables[Table] & string)[] },
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)} where ${sql.ref(by)} = ${member}
  `.execute(db);
  return rows.map((row) => ({ ...row }));
};
