import { randomUUID } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Pool } from 'pg';
import { databaseIn } from '../../../src/server/core/storage/open-sqlite-store.ts';

/** Places by hand. */
export interface BareQueue {
  /** Returns the number of a new place, or undefined if there is no seat. */
  join(accessHash: string, slot: string): Promise<number | undefined>;
}

const SETUP = [
  'create table if not exists bare_lines (line text primary key, taken integer not null)',
  'create table if not exists bare_places (id text primary key, no integer not null, line text not null)',
  'create table if not exists bare_people (place text primary key, member text not null)',
];
const FIRST = "insert into bare_lines values ('', 0), ('slot', 0) on conflict do nothing";
const MEMBER =
  'select logins.member from families inner join logins on logins.id = families.login where families.access_hash = $1';
const take = (seats: number): string =>
  `update bare_lines set taken = taken + 1 where line = $1 and (line = '' or taken < ${seats}) returning taken`;
const PLACE = 'insert into bare_places values ($1, $2, $3)';
const PERSON = 'insert into bare_people values ($1, $2)';

export function barePostgres(address: string, seats: number): BareQueue {
  const pool = new Pool({ connectionString: address });
  // Several processes start at once, one after the other.
  const ready = pool.query(`begin; select pg_advisory_xact_lock(1); ${[...SETUP, FIRST].join('; ')}; commit`);
  return {
    async join(accessHash, slot) {
      await ready;
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows: members } = await client.query<{ readonly member: string }>(MEMBER, [accessHash]);
        const { rows } = await client.query<{ readonly taken: number }>(take(seats), [slot === '' ? '' : 'slot']);
        const [no, id] = [rows[0]?.taken, randomUUID()];
        if (no !== undefined) {
          await client.query(PLACE, [id, no, slot]);
          await client.query(PERSON, [id, members[0]?.member ?? '']);
        }
        await client.query('commit');
        return no;
      } finally {
        client.release();
      }
    },
  };
}

/** In the same settings as the embedded store. */
export function bareSqlite(folder: string, seats: number): BareQueue {
  const database = new DatabaseSync(databaseIn(folder));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  for (const statement of [...SETUP, FIRST]) database.exec(statement);
  const [member, taking, place, person] = [
    database.prepare(MEMBER),
    database.prepare(take(seats)),
    database.prepare(PLACE),
    database.prepare(PERSON),
  ];
  const byNumber = (...values: readonly SQLInputValue[]) =>
    Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
  return {
    async join(accessHash, slot) {
      database.exec('begin immediate');
      const found = member.get(byNumber(accessHash));
      const no = taking.get(byNumber(slot === '' ? '' : 'slot'))?.['taken'];
      const id = randomUUID();
      if (no !== undefined) {
        place.run(byNumber(id, no, slot));
        person.run(byNumber(id, String(found?.['member'] ?? '')));
      }
      database.exec('commit');
      return no === undefined ? undefined : Number(no);
    },
  };
}
