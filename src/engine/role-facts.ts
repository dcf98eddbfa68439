import type { LoginAnswer, MyInfo, UserAnswer } from '#schemas/accounts.schema';
import type { Viewer } from '#schemas/viewer';
import { dayOf, isDue, koreanDay } from './dates.ts';
import { isOnSite, type Passages } from './on-site.ts';

/** What is known of a member where the record is kept, in the words of the calls. */
export interface MemberRecord
  extends Pick<LoginAnswer, 'loginType' | 'nextPasswordChangeAlertDTM'>,
    Pick<LoginAnswer['userInfo'], 'membershipUid' | 'userPasswordIntzYn'>,
    Pick<UserAnswer, 'memberKind' | 'regularMemberYn'>,
    Pick<MyInfo, 'exMemberYn' | 'convAgrDate' | 'grdCd'> {
  /** By venue code. */
  readonly passages: Readonly<Record<string, Passages>>;
}

/** Facts that hang on who somebody is. */
export type RoleFacts = Pick<Viewer, 'login' | 'loginType' | 'memberKind' | 'regular' | 'exMember' | 'password' | 'grade' | 'tester' | 'listed' | 'onSite'>;

/** Search is open to those in the testers' list, and to everybody while it is empty (P-496); what is in development, only to those in it. */
export const testerFacts = (testers: readonly string[], membershipUid?: string): { readonly tester: boolean; readonly listed: boolean } => {
  const listed = membershipUid !== undefined && testers.includes(membershipUid);
  return { tester: listed || testers.length === 0, listed };
};

/** Accounts of social providers have no password here that could be initial or due (P-491). */
export const passwordFact = ({ loginType, userPasswordIntzYn, nextPasswordChangeAlertDTM }: Pick<MemberRecord, 'loginType' | 'userPasswordIntzYn' | 'nextPasswordChangeAlertDTM'>, now: number): 'ok' | 'initial' | 'due' => {
  if (loginType !== 'RESORT') return 'ok';
  if (userPasswordIntzYn === 'Y') return 'initial';
  return isDue(dayOf(nextPasswordChangeAlertDTM), koreanDay(now)) ? 'due' : 'ok';
};

/** Whether somebody left the old membership and has not agreed to the new one (P-490). */
export const mustConvert = ({ exMemberYn, convAgrDate }: Pick<MyInfo, 'exMemberYn' | 'convAgrDate'>): boolean => exMemberYn === 'Y' && convAgrDate === '';

export const guestFacts = (testers: readonly string[]): RoleFacts => ({ login: false, ...testerFacts(testers) });

/** Facts of a member who is logged in. */
export const memberFacts = (record: MemberRecord, testers: readonly string[], now: number): RoleFacts => ({
  login: true,
  loginType: record.loginType,
  memberKind: record.memberKind === '1' ? 'simple' : 'full',
  regular: record.regularMemberYn === 'Y',
  exMember: mustConvert(record),
  password: passwordFact(record, now),
  grade: record.grdCd,
  ...testerFacts(testers, record.membershipUid),
  onSite: Object.fromEntries(Object.entries(record.passages).map(([venue, passages]) => [venue, isOnSite(passages, now)])),
});

/** For analytics a member with the initial password is not yet logged in (P-314). */
export const isFullyLoggedIn = ({ login, password }: Pick<Viewer, 'login' | 'password'>): boolean => login === true && password !== undefined && password !== 'initial';

/** '1' is male, everything else female (P-331). */
export const genderOf = (gender: string): 'male' | 'female' => (gender === '1' ? 'male' : 'female');
