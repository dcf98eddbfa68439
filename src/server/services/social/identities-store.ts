import type { Db, MemberRow, Tables } from '../../core/storage/tables.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export type SocialIdentity = Tables['social_identities'];

const linked = (db: Db) =>
  db.selectFrom('social_identities').select(columnsOf('social_identities')).where('state', '=', 'LINKED');

/** Finds the link of a member to a provider. */
export const linkedTo = (db: Db, member: string, provider: string): Promise<SocialIdentity | undefined> =>
  linked(db).where('member', '=', member).where('provider', '=', provider).executeTakeFirst();

/** Lists the links of a member. */
export const linksOf = (db: Db, member: string): Promise<readonly SocialIdentity[]> =>
  linked(db).where('member', '=', member).orderBy('linked_at').execute();

/** Returns true while an account of a provider is linked to a member. */
export const isLinked = async (
  db: Db,
  member: string,
  account: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<boolean> => (await linkOf(db, account))?.member === member;

/** Finds the link of an account at a provider. */
export const linkOf = (
  db: Db,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<SocialIdentity | undefined> =>
  linked(db).where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();

export type SocialMember = MemberRow & { readonly initial: number | null; readonly alert_on: string | null };

/** Reads a member who has not withdrawn, with the state of the password if there is one. */
export const memberOf = (db: Db, uid: string): Promise<SocialMember | undefined> =>
  db
    .selectFrom('members')
    .leftJoin('credentials', 'credentials.member', 'members.uid')
    .select(columnsOf('members'))
    .select(['credentials.initial', 'credentials.alert_on'])
    .where('members.uid', '=', uid)
    .where('members.state', '!=', 'withdrawn')
    .executeTakeFirst();

/** Notes that a link was used. Returns false if it has ended. */
export const touchLink = async (
  db: Db,
  id: string,
  { now, grantSealed }: { readonly now: string; readonly grantSealed: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('social_identities')
    .set({ last_used_at: now, grant_sealed: grantSealed })
    .where('id', '=', id)
    .where('state', '=', 'LINKED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
