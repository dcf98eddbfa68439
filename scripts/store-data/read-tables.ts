import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';

/** A table as the database describes it: tables of later migrations need no word here. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** True when rows contain bytes, which are large. */
  readonly holdsBytes: boolean;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  /** Tables that its foreign keys name. */
  readonly refersTo: readonly string[];
}

/** Every table of the store, each after those that it refers to. `tx` may be a transaction of the store. */
export async function readTables({ kind }: Pick<Store, 'kind'>, tx: Kysely<Tables>): Promise<Table[]> {
  const facts = kind === 'postgres' ? postgres : sqlite;
  const columns = byTable(await facts.columns.execute(tx));
  const bytes = byTable(await facts.bytes.execute(tx));
  const keys = byTable(await facts.keys.execute(tx));
  const references = byTable(await facts.references.execute(tx));
  return inOrder(
    [...columns].map(([name, own]) => ({
      name,
      columns: own,
      holdsBytes: bytes.has(name),
      key: keys.get(name) ?? [],
      refersTo: references.get(name) ?? [],
    })),
  );
}

/** Throws where tables refer to each other in a circle: their rows could not be written one table after the other. */
export function inOrder(tables: readonly Table[]): Table[] {
  const done = new Map<string, Table>();
  let left = tables;
  while (left.length > 0) {
    const ready = left.filter(({ refersTo }) => refersTo.every((name) => done.has(name)));
    if (ready.length === 0)
      throw new Error(`The tables ${left.map(({ name }) => name).join(', ')} refer to each other in a circle.`);
    for (const table of ready) done.set(table.name, table);
    left = left.filter(({ name }) => !done.has(name));
  }
  return [...done.values()];
}

interface Fact {
  readonly table: string;
  readonly name: string;
}

function byTable({ rows }: { readonly rows: readonly Fact[] }): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { table, name } of rows) names.set(table, [...(names.get(table) ?? []), name]);
  return names;
}

type Facts = Readonly<Record<'columns' | 'bytes' | 'keys' | 'references', RawBuilder<Fact>>>;

// Tables of the migrator itself are made by every store that is opened.
const sqlite: Facts = {
  columns: sql`
    select m.name as "table", c.name as name from sqlite_master as m, pragma_table_info(m.name) as c
    where m.type = 'table' and m.name not like 'sqlite%' and m.name not like 'kysely%' order by m.name, c.cid`,
  bytes: sql`
    select m.name as "table", c.name as name from sqlite_master as m, pragma_table_info(m.name) as c where m.type = 'table' and lower(c.type) in ('bytea', 'blob')`,
  keys: sql`
    select m.name as "table", c.name as name from sqlite_master as m, pragma_table_info(m.name) as c
    where m.type = 'table' and c.pk > 0 order by m.name, c.pk`,
  references: sql`
    select distinct m.name as "table", f."table" as name from sqlite_master as m, pragma_foreign_key_list(m.name) as f
    where m.type = 'table' order by m.name, f."table"`,
};

const postgres: Facts = {
  columns: sql`
    select t.relname as "table", c.attname as name from pg_class as t join pg_attribute as c on c.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and t.relname not like 'kysely%' and c.attnum > 0 and not c.attisdropped
    order by t.relname collate "C", c.attnum`,
  bytes: sql`
    select t.relname as "table", c.attname as name from pg_class as t join pg_attribute as c on c.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and c.atttypid = 'bytea'::regtype and c.attnum > 0 and not c.attisdropped`,
  keys: sql`
    select t.relname as "table", c.attname as name from pg_index as i join pg_class as t on t.oid = i.indrelid
    cross join lateral unnest(i.indkey::smallint[]) with ordinality as k(attnum, place) join pg_attribute as c on c.attrelid = t.oid and c.attnum = k.attnum
    where i.indisprimary and t.relnamespace = current_schema()::regnamespace order by t.relname collate "C", k.place`,
  references: sql`
    select distinct t.relname as "table", r.relname as name from pg_constraint as f join pg_class as t on t.oid = f.conrelid join pg_class as r on r.oid = f.confrelid
    where f.contype = 'f' and t.relnamespace = current_schema()::regnamespace order by 1, 2`,
};
