import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Pool } from 'pg';
import { databaseIn } from '../../../src/server/core/storage/open-sqlite-store.ts';

/** One statement by hand: its rows, or how many rows it changed. */
export interface BareStore {
  read(accessHash: string): Promise<object | undefined>;
  write(family: string, accessHash: string, now: string): Promise<number>;
}

const READ = `select members.*, families.id as family, families.login, families.profile, families.generation, families.access_until, families.idle_until,
  families.absolute_until, families.rotated_at, families.ended_at, families.end_reason, logins.login_type, logins.platform_class, logins.auto_login, logins.proven_at,
  credentials.initial, credentials.alert_on
  from families inner join logins on logins.id = families.login inner join members on members.uid = logins.member left join credentials on credentials.member = members.uid
  where families.access_hash = $1`;
const WRITE = `update families set generation = generation + 1, earlier_hash = access_hash, access_hash = $1, access_until = $2, idle_until = $2, rotated_at = $3
  where id = $4 and ended_at is null and idle_until > $3`;

const later = (now: string): string => new Date(Date.parse(now) + 24 * 60 * 60 * 1000).toISOString();

export function barePostgres(address: string): BareStore {
  const pool = new Pool({ connectionString: address });
  return {
    async read(accessHash) {
      const { rows } = await pool.query<object>(READ, [accessHash]);
      return rows[0];
    },
    async write(family, accessHash, now) {
      const { rowCount } = await pool.query(WRITE, [accessHash, later(now), now, family]);
      return rowCount ?? 0;
    },
  };
}

/** In the same settings as the embedded store. */
export function bareSqlite(folder: string): BareStore {
  const database = new DatabaseSync(databaseIn(folder));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const [read, write] = [database.prepare(READ), database.prepare(WRITE)];
  const byNumber = (...values: readonly SQLInputValue[]) =>
    Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
  return {
    read: async (accessHash) => read.get(byNumber(accessHash)),
    write: async (family, accessHash, now) => Number(write.run(byNumber(accessHash, later(now), now, family)).changes),
  };
}
