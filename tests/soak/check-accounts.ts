import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inApart } from '../../src/server/core/storage/apart.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { cellsOf, type Cell } from '../support/member-cells.ts';
import type { Person } from './accounts-people.ts';

/** Checks that nobody is two members, and that exactly what was acknowledged is linked. */
export const checkIdentities = async ({ db }: Store, people: readonly Person[]): Promise<void> => {
  const living = people.filter(({ state }) => state !== 'none');
  const members = await db.selectFrom('members').select(['uid', 'login_id', 'state']).orderBy('uid').execute();
  expect(members.filter(({ state }) => state !== 'withdrawn').map(({ uid }) => uid)).toEqual(
    living.map(({ uid }) => uid).toSorted(),
  );
  const identities = await db
    .selectFrom('identities')
    .innerJoin('members', 'members.uid', 'identities.member')
    .select(['ci_key', 'member'])
    .where('identities.state', '=', 'CURRENT')
    .where('members.state', '<>', 'withdrawn')
    .execute();
  expect(new Set(identities.map(({ ci_key }) => ci_key)).size).toBe(identities.length);
  const links = await db
    .selectFrom('social_identities')
    .select(['provider', 'subject', 'member'])
    .where('state', '=', 'LINKED')
    .execute();
  const asText = (one: { readonly provider: string; readonly subject: string; readonly member: string }): string =>
    `${one.provider} ${one.subject} ${one.member}`;
  expect(links.map(asText).toSorted()).toEqual(
    living
      .flatMap(({ uid, links: own }) =>
        [...own].map(([provider, subject]) => asText({ provider, subject, member: uid })),
      )
      .toSorted(),
  );
  const wrong = await sql<{ readonly id: string }>`
    select a.id from ledger_accounts a left join ledger_postings p on p.account = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(p.amount), 0)`.execute(db);
  expect(wrong.rows).toEqual([]);
};

/** Personal values of memberships that have ended, which nobody who is a member has, too. */
const goneValues = (people: readonly Person[], ended: readonly Person[]): readonly string[] => {
  const valuesOf = ({ name, mobile, account, everLinked }: Person): readonly string[] => [
    name,
    mobile,
    ...(account === undefined ? [] : [account.nickname, account.mailbox, account.loginId]),
    ...everLinked,
  ];
  const living = new Set(people.filter(({ state }) => state !== 'none').flatMap(valuesOf));
  return [...new Set(ended.flatMap(valuesOf))].filter((value) => value !== '' && !living.has(value));
};

const asPattern = (values: readonly string[]): RegExp =>
  new RegExp(values.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'g');

/**
 * Checks that nothing personal is left of memberships that have ended: in no column of the store or of the records apart, and in no byte of the files of an
 * embedded store. Returns how many values were searched for.
 */
export const checkForgotten = async (
  store: Store,
  { people, ended }: { readonly people: readonly Person[]; readonly ended: readonly Person[] },
): Promise<number> => {
  const values = goneValues(people, ended);
  const pattern = asPattern(values);
  const apart = await inApart(store, (tx) => tx.selectFrom('kept_records').selectAll().execute());
  const cells: readonly Cell[] = [
    ...(await cellsOf(store)),
    ...apart.map((row) => ({ table: 'apart', column: 'kept_records', value: JSON.stringify(row) })),
  ];
  const found = cells.flatMap(({ table, column, value }) =>
    (value.match(pattern) ?? []).map((text) => `${table}.${column} ${text}`),
  );
  expect([...new Set(found)]).toEqual([]);
  return values.length;
};

/** Checks the bytes of a folder in which an embedded store has been closed. */
export const checkBytes = (
  folder: string,
  { people, ended }: { readonly people: readonly Person[]; readonly ended: readonly Person[] },
): void => {
  const pattern = asPattern(goneValues(people, ended));
  const files = readdirSync(folder).filter((name) => name.includes('.sqlite'));
  expect(files).toContain('promenade.sqlite');
  const found = files.flatMap((name) =>
    (readFileSync(join(folder, name), 'latin1').match(pattern) ?? []).map((text) => `${name} ${text}`),
  );
  expect([...new Set(found)]).toEqual([]);
};
