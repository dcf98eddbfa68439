import type { LoginAnswer } from '#schemas/calls/accounts/answers';
import type { MyInfo, UserAnswer } from '#schemas/calls/members/answers';
import type { Viewer } from '#schemas/viewer';
import { dayOf, isDue, koreanDay } from '../values/dates.ts';
import { isOnSite, type Passages } from './on-site.ts';

/** Member data, with the field names of the calls. */
export interface MemberRecord
  extends
    Pick<LoginAnswer, 'loginType' | 'nextPasswordChangeAlertDTM'>,
    Pick<LoginAnswer['userInfo'], 'membershipUid' | 'userPasswordIntzYn'>,
    Pick<UserAnswer, 'memberKind' | 'regularMemberYn'>,
    Pick<MyInfo, 'exMemberYn' | 'convAgrDate' | 'grdCd'> {
  readonly mains?: Viewer['mains'];
  /** By venue code. */
  readonly passages: Readonly<Record<string, Passages>>;
}

/** Viewer facts that depend on the member. */
export type RoleFacts = Pick<
  Viewer,
  | 'login'
  | 'loginType'
  | 'memberKind'
  | 'regular'
  | 'exMember'
  | 'password'
  | 'grade'
  | 'tester'
  | 'listed'
  | 'onSite'
  | 'mains'
>;

/**
 * `tester` opens search to the testers' list, or to everyone if it is empty (P-496). `listed` shows pages in development, only to members on the
 * list.
 */
export const testerFacts = (
  testers: readonly string[],
  membershipUid?: string,
): { readonly tester: boolean; readonly listed: boolean } => {
  const listed = membershipUid !== undefined && testers.includes(membershipUid);
  return { tester: listed || testers.length === 0, listed };
};

/** Social accounts have no password here, so it is never initial or due (P-491). */
export const passwordFact = (
  {
    loginType,
    userPasswordIntzYn,
    nextPasswordChangeAlertDTM,
  }: Pick<MemberRecord, 'loginType' | 'userPasswordIntzYn' | 'nextPasswordChangeAlertDTM'>,
  now: number,
): 'ok' | 'initial' | 'due' => {
  if (loginType !== 'RESORT') return 'ok';
  if (userPasswordIntzYn === 'Y') return 'initial';
  return isDue(dayOf(nextPasswordChangeAlertDTM), koreanDay(now)) ? 'due' : 'ok';
};

/** Returns true if the member left the old membership and has not agreed to the new one (P-490). */
export const mustConvert = ({ exMemberYn, convAgrDate }: Pick<MyInfo, 'exMemberYn' | 'convAgrDate'>): boolean =>
  exMemberYn === 'Y' && convAgrDate === '';

export const guestFacts = (testers: readonly string[]): RoleFacts => ({ login: false, ...testerFacts(testers) });

/** Returns the facts of a logged-in member. */
export const memberFacts = (record: MemberRecord, testers: readonly string[], now: number): RoleFacts => ({
  login: true,
  loginType: record.loginType,
  memberKind: record.memberKind === '1' ? 'simple' : 'full',
  regular: record.regularMemberYn === 'Y',
  exMember: mustConvert(record),
  password: passwordFact(record, now),
  grade: record.grdCd,
  ...(record.mains === undefined ? {} : { mains: record.mains }),
  ...testerFacts(testers, record.membershipUid),
  onSite: Object.fromEntries(
    Object.entries(record.passages).map(([venue, passages]) => [venue, isOnSite(passages, now)]),
  ),
});

/** For analytics, a member with the initial password is not logged in yet (P-314). */
export const isFullyLoggedIn = ({ login, password }: Pick<Viewer, 'login' | 'password'>): boolean =>
  login === true && password !== undefined && password !== 'initial';

/** Maps '1' to male, everything else to female (P-331). */
export const genderOf = (gender: string): 'male' | 'female' => (gender === '1' ? 'male' : 'female');
