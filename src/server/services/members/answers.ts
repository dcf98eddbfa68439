import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { Membership, MyInfo, UserAnswer } from '#schemas/calls/members/answers';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { MemberRow } from '../../core/storage/tables.ts';
import { ynOf } from '../../core/wire-values.ts';
import { maskMiddle } from './mask.ts';
import { consentsOf } from './members-store.ts';

/** `users/info` (P-328) with the promotion consent (P-332). Data that identifies a person elsewhere is masked. */
export const userAnswerOf = (member: MemberRow, { consent }: AccountPolicy): UserAnswer => {
  const consents = consentsOf(member);
  return {
    userId: member.login_id ?? '',
    userName: member.name,
    birthDate: member.birth_date,
    gender: member.gender,
    email: maskMiddle(member.email, '@'),
    mobile: maskMiddle(member.mobile),
    memberKind: member.kind,
    regularMemberYn: ynOf(member.regular),
    langId: member.lang,
    promotionRecvInfoList: consent.channels.map((channelType) => ({
      channelType,
      agreeYn: consents[channelType] ?? 'N',
    })),
  };
};

/** `members/me` in a park (P-325, P-326, P-331). */
export const myInfoOf = (member: MemberRow, parkType: string): MyInfo => ({
  membershipUid: member.uid,
  exMemberYn: ynOf(member.ex_member),
  convAgrDate: member.conversion_agreed_on,
  birthDate: member.birth_date,
  gender: member.gender,
  grdCd: member.grade,
  ...passageInfoOf(parkType, passagesOf(member)[parkType]),
});

/** `members`: the membership with its balance (P-329, P-330). */
export const membershipOf = (member: MemberRow, gradeName: string, remainPoint: number): Membership => ({
  membershipUid: member.uid,
  profileImgUrl: member.picture,
  grdCd: member.grade,
  grdCdName: gradeName,
  nickName: member.nickname,
  remainPoint,
});
