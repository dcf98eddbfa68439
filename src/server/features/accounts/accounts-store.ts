import type { Kysely } from 'kysely';
import type { MemberRow, Tables } from '../../storage/tables.ts';

export interface Account extends MemberRow {
  readonly hash: string;
  readonly initial: number;
  readonly alert_on: string;
}

const accounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('members')
    .innerJoin('credentials', 'credentials.member', 'members.uid')
    .selectAll('members')
    .select(['credentials.hash', 'credentials.initial', 'credentials.alert_on'])
    .where('members.state', '=', 'active');

/** Finds the account of a login id. */
export const findAccount = (db: Kysely<Tables>, loginId: string): Promise<Account | undefined> => accounts(db).where('members.login_id', '=', loginId).executeTakeFirst();

export const accountOf = (db: Kysely<Tables>, uid: string): Promise<Account | undefined> => accounts(db).where('members.uid', '=', uid).executeTakeFirst();

/** Finds accounts by name and email address, ignoring the case of the address. */
export const findNamed = (db: Kysely<Tables>, { name, email }: { readonly name: string; readonly email: string }): Promise<readonly Account[]> =>
  accounts(db)
    .where('members.name', '=', name)
    .where((row) => row(row.fn('lower', ['members.email']), '=', email.toLowerCase()))
    .where('members.login_id', 'is not', null)
    .orderBy('members.created_at')
    .execute();
