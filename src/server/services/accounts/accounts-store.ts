import type { Db, MemberRow } from '../../core/storage/tables.ts';
import { emailKey, nameKey } from '../../../engine/index.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface Account extends MemberRow {
  readonly hash: string;
  readonly initial: number;
  readonly alert_on: string;
}

const allAccounts = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('credentials', 'credentials.member', 'members.uid')
    .select(columnsOf('members'))
    .select(['credentials.hash', 'credentials.initial', 'credentials.alert_on']);

const accounts = (db: Db) => allAccounts(db).where('members.state', '=', 'active');

/** Finds the account of a login id. */
export const findAccount = (db: Db, loginId: string): Promise<Account | undefined> =>
  accounts(db).where('members.login_id', '=', loginId).executeTakeFirst();

/** Finds the account of a login id for a login: also one that is leaving or suspended. */
export const findAnyAccount = (db: Db, loginId: string): Promise<Account | undefined> =>
  allAccounts(db).where('members.login_id', '=', loginId).where('members.state', '!=', 'withdrawn').executeTakeFirst();

export const accountOf = (db: Db, uid: string): Promise<Account | undefined> =>
  accounts(db).where('members.uid', '=', uid).executeTakeFirst();

/** Finds accounts by name and email address. The case of the address and the kind of apostrophe in the name do not count. */
export const findNamed = async (
  db: Db,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<readonly Account[]> => {
  const found = await accounts(db)
    .where((row) => row(row.fn('lower', ['members.email']), '=', emailKey(email)))
    .where('members.login_id', 'is not', null)
    .orderBy('members.created_at')
    .execute();
  return found.filter((account) => nameKey(account.name) === nameKey(name));
};
