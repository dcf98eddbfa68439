import type { FromSchema } from 'json-schema-to-ts';
import { day } from '../accounts/answers.ts';
import { typed } from '../../typed-text.ts';
import { filled, strict, text, yn } from '../shared/answer-parts.ts';

/** `members/grade`. */
export const gradeAnswer = strict({ grdCd: text(20), grdCdName: text(100) }, ['grdCd', 'grdCdName']);
const consents = {
  type: 'array',
  maxItems: 3,
  items: strict({ channelType: { enum: ['EMAIL', 'SMS', 'PUSH'] }, agreeYn: yn }, ['channelType', 'agreeYn']),
} as const;
/** `users/info`; its consent fields are the promotion consent (P-332). */
export const userAnswer = strict(
  {
    userId: text(100),
    userName: text(100),
    birthDate: day,
    gender: text(1),
    email: text(200),
    mobile: text(40),
    memberKind: { enum: ['1', '2'] },
    regularMemberYn: yn,
    langId: { enum: ['ko', 'en'] },
    promotionRecvInfoList: consents,
  },
  [
    'userId',
    'userName',
    'birthDate',
    'gender',
    'email',
    'mobile',
    'memberKind',
    'regularMemberYn',
    'langId',
    'promotionRecvInfoList',
  ],
);
export const userChangeBody = strict(
  { promotionRecvInfoList: consents, convAgrYn: yn, nickName: typed('text', filled(60)) },
  [],
);
const passage = {
  parkType: text(8),
  enterLeaveType: { enum: ['ENTER', 'LEAVE'] },
  processYn: yn,
  processDate: day,
  processTime: { type: 'string', pattern: '^(\\d{6})?$' },
} as const;
const passageFields = ['parkType', 'enterLeaveType', 'processYn', 'processDate', 'processTime'] as const;
export const memberQuery = strict(
  { membershipUid: text(40), parkType: text(8), pageId: text(40), langId: text(2) },
  [],
);
/** `members/me` (P-325, P-326, P-331). */
export const myInfoAnswer = strict(
  {
    membershipUid: text(40),
    exMemberYn: yn,
    convAgrDate: day,
    birthDate: day,
    gender: text(1),
    grdCd: text(20),
    enterParkInfo: strict({ ...passage, pticketId: text(40), enterTicketCnt: { type: 'integer' } }, [
      ...passageFields,
      'pticketId',
      'enterTicketCnt',
    ]),
    leaveParkInfo: strict(passage, passageFields),
  },
  ['membershipUid', 'exMemberYn', 'convAgrDate', 'birthDate', 'gender', 'grdCd'],
);
/** `members` (P-329). */
export const membershipAnswer = strict(
  {
    membershipUid: text(40),
    profileImgUrl: text(300),
    grdCd: text(20),
    grdCdName: text(100),
    nickName: text(100),
    remainPoint: { type: 'integer' },
  },
  ['membershipUid', 'profileImgUrl', 'grdCd', 'grdCdName', 'nickName', 'remainPoint'],
);
/** `point/my-point` (P-345). */
export const pointAnswer = strict({ point: strict({ remainPointAmt: { type: 'integer' } }, ['remainPointAmt']) }, [
  'point',
]);
export type UserAnswer = FromSchema<typeof userAnswer>;
export type MyInfo = FromSchema<typeof myInfoAnswer>;
export type Membership = FromSchema<typeof membershipAnswer>;
export type PromotionConsent = Pick<UserAnswer, 'userId' | 'birthDate' | 'promotionRecvInfoList'>;
