import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { termsAgreeList } from '../contents/terms-answers.ts';
import { profileImgId } from '../profile/answers.ts';
import { filled, listOf, moment, strict, text, yn } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

/** Steps of a join. `DONE`: the account exists. */
export const joinSteps = [
  'TERMS',
  'GUARDIAN',
  'GUARDIAN_RELATION',
  'GUARDIAN_CONSENT',
  'CHILD',
  'VERIFY',
  'KNOWN',
  'LINK',
  'EMAIL',
  'ACCOUNT',
  'COMPLETE',
  'DONE',
] as const;
export type JoinStep = (typeof joinSteps)[number];

const email = typed('email', filled(200));
const nickname = typed('text', filled(40));

/** `GET users/join`: where the join of this browser stands. Values that were verified are shown, never editable. */
export const joinAnswer = strict(
  {
    step: { enum: joinSteps },
    flow: { enum: ['OWN', 'SOCIAL'] },
    nextScreen: text(100, 'Screen of the step.'),
    childYn: yn,
    expireDtm: moment,
    userName: text(100, 'Masked.'),
    birthDate: text(8),
    email: text(200, 'Masked.'),
    userId: text(100, 'Masked ID of the account that the person has already.'),
    label: text(200, 'Social account.'),
    suggestedNickName: text(40),
    suggestedEmail: text(200, 'Address of the social account, whole: for the form of this browser.'),
    emailProvenYn: { ...yn, description: 'Y: the provider has verified the suggested address, so it needs no code.' },
    guardianName: text(100, 'Masked.'),
  },
  ['step', 'flow', 'nextScreen', 'childYn'],
);

export const joinTermsBody = strict({ ageCd: { enum: ['ADULT', 'CHILD'] }, termsAgreeList }, ['termsAgreeList']);
/** First the relation, then the consent. */
export const guardianBody = {
  oneOf: [
    strict({ relationCd: { enum: ['MOTHER', 'FATHER', 'GUARDIAN'] } }, ['relationCd']),
    strict({ termsAgreeList }, ['termsAgreeList']),
  ],
} as const satisfies JSONSchema;
export const childBody = strict(
  {
    userName: typed('name', filled(100)),
    birthDate: typed('digits', { type: 'string', pattern: '^\\d{8}$', maxLength: 20 }),
    gender: { enum: ['1', '2'] },
  },
  ['userName', 'birthDate', 'gender'],
);
export const idCheckBody = strict({ userId: typed('identifier', filled(100)) }, ['userId']);
export const emailCodeBody = strict({ email }, ['email']);
export const joinBody = strict(
  {
    userId: typed('identifier', filled(100)),
    password: typed('secret', filled(200)),
    nickName: nickname,
    emailCode: typed('digits', filled(20)),
  },
  ['userId', 'password', 'nickName', 'emailCode'],
);
export const regularBody = strict(
  {
    nickName: nickname,
    email: typed(
      'email',
      text(200, 'Empty, or an address that the provider has verified or whose code comes with it.'),
    ),
    emailCode: typed('digits', text(20)),
    promotionRecvInfoList: listOf(
      strict({ channelType: { enum: ['EMAIL', 'SMS', 'PUSH'] }, agreeYn: yn }, ['channelType', 'agreeYn']),
      10,
    ),
  },
  ['nickName'],
);
export const membershipBody = strict(
  {
    nickName: { ...nickname, description: 'Without it the nickname stays.' },
    profileImgId: { ...profileImgId, description: 'Picture of the set; without it the picture stays.' },
    termsAgreeList,
    convAgrYn: yn,
  },
  ['termsAgreeList', 'convAgrYn'],
);

export type JoinAnswer = FromSchema<typeof joinAnswer>;
export type JoinBody = FromSchema<typeof joinBody>;
export type GuardianBody = FromSchema<typeof guardianBody>;
export type ChildBody = FromSchema<typeof childBody>;
export type RegularBody = FromSchema<typeof regularBody>;
export type MembershipBody = FromSchema<typeof membershipBody>;
