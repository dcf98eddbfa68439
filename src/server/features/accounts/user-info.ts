import type { AccountPolicy } from '#schemas/account-policy.schema';
import type { UserInfo } from '#schemas/accounts.schema';
import { kstMoment } from '../../kst.ts';
import type { MemberRow } from '../../storage/tables.ts';

export const ynOf = (value: boolean | number): 'Y' | 'N' => (value === true || value === 1 ? 'Y' : 'N');

type Member = Pick<MemberRow, 'name' | 'uid' | 'lang' | 'regular'> & { readonly initial: number | null };

/** `userInfo` of a member (P-312, P-313). */
export const userInfoOf = ({ name, uid, lang, regular, initial }: Member, { portalId, tenantId }: AccountPolicy): UserInfo => ({
  userName: name,
  membershipUid: uid,
  langId: lang,
  regularMemberYn: ynOf(regular),
  userPasswordIntzYn: ynOf(initial ?? 0),
  portalId,
  tenantId,
});

/** The day on which a password change is due, as a moment of 14 characters; empty where there is none. */
export const alertMoment = (alertOn: string | null): string => (alertOn === null || alertOn === '' ? '' : `${alertOn}000000`);

/** An ISO instant or milliseconds as YYYYMMDDHHmmss in Korean time. */
export const momentOf = (instant: string | number): string => kstMoment(new Date(instant));
