import type { LoginAnswer, UserInfo } from '#schemas/calls/accounts/answers';
import type { MyInfo, PromotionConsent } from '#schemas/calls/members/answers';

/** Noon of 21 November 2026 in Korea. */
export const noon = Date.parse('2026-11-21T12:00:00+09:00');

export const userInfoOf = (more: Partial<UserInfo> = {}): UserInfo => ({
  userName: '김하늘',
  membershipUid: 'M1',
  langId: 'ko',
  regularMemberYn: 'Y',
  userPasswordIntzYn: 'N',
  portalId: 'PORTAL',
  tenantId: 'TENANT',
  ...more,
});

type AnswerParts = Omit<Partial<LoginAnswer>, 'userInfo'> & { readonly userInfo?: Partial<UserInfo> };

/** Login response of a regular member without notices. */
export const loginAnswerOf = ({ userInfo, ...more }: AnswerParts = {}): LoginAnswer => ({
  userInfo: userInfoOf(userInfo),
  accessToken: 'access-reference',
  refreshToken: 'refresh-reference',
  refreshTokenExpireDtm: '20261221120000',
  nextPasswordChangeAlertDTM: '20270101000000',
  loginType: 'RESORT',
  ...more,
});

export const myInfoOf = (more: Partial<MyInfo> = {}): MyInfo => ({
  membershipUid: 'M1',
  exMemberYn: 'N',
  convAgrDate: '',
  birthDate: '19900101',
  gender: '1',
  grdCd: 'T1',
  ...more,
});

/** Consent to these channels only. */
export const consentOf = (agreed: readonly ('EMAIL' | 'SMS' | 'PUSH')[], birthDate = '19900101'): PromotionConsent => ({
  userId: 'sky01',
  birthDate,
  promotionRecvInfoList: (['EMAIL', 'SMS', 'PUSH'] as const).map((channelType) => ({
    channelType,
    agreeYn: agreed.includes(channelType) ? 'Y' : 'N',
  })),
});
