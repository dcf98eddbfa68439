import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { UserInfo } from '#schemas/calls/accounts/answers';
import type { MemberRow } from '../../core/storage/tables.ts';
import { ynOf } from '../../core/wire-values.ts';

type Member = Pick<MemberRow, 'name' | 'uid' | 'lang' | 'regular'> & { readonly initial: number | null };

/** Returns `userInfo` of a member (P-312, P-313). */
export const userInfoOf = (
  { name, uid, lang, regular, initial }: Member,
  { portalId, tenantId }: AccountPolicy,
): UserInfo => ({
  userName: name,
  membershipUid: uid,
  langId: lang,
  regularMemberYn: ynOf(regular),
  userPasswordIntzYn: ynOf(initial),
  portalId,
  tenantId,
});

/** Formats the due day of a password change as 14 characters; empty if there is none. */
export const alertMoment = (alertOn: string | null): string =>
  alertOn === null || alertOn === '' ? '' : `${alertOn}000000`;
