import type { FromSchema } from 'json-schema-to-ts';
import { loginBody } from '../accounts/answers.ts';
import { asMember, count, filled, listOf, strict, text, yn } from '../shared/answer-parts.ts';

/** Reasons that block a withdrawal. BAR: a way to log in has changed in the last 24 hours. SOM_HELD: a reward of an offerwall is on hold. */
export const withdrawalBlocks = [
  'GIFT_CARD',
  'GIFT',
  'TICKET',
  'ON_SITE',
  'QUEUE',
  'FACILITY_USE',
  'SOM_HELD',
  'BAR',
] as const;
/** Possessions that a withdrawal ends. */
export const withdrawalLosses = ['SOM', 'DREAM', 'COUPON', 'CLUB'] as const;

const day = text(8, 'YYYYMMDD in Korean time.');

export const withdrawCheckAnswer = strict(
  {
    withdrawableYn: yn,
    leavingDays: { ...count, description: 'Days in which the member can come back.' },
    leaveDt: day,
    blockList: listOf(strict({ blockCd: { enum: withdrawalBlocks }, cnt: count }, ['blockCd', 'cnt']), 20),
    lossList: listOf(strict({ lossCd: { enum: withdrawalLosses }, cnt: count }, ['lossCd', 'cnt']), 20),
  },
  ['withdrawableYn', 'leavingDays', 'leaveDt', 'blockList', 'lossList'],
);
export type WithdrawCheck = FromSchema<typeof withdrawCheckAnswer>;

export const withdrawBody = strict({ reasonCd: filled(40, 'Code of COD_IAM_WITHDRAW_RSN.'), acceptLossYn: yn }, [
  'reasonCd',
]);
export type WithdrawBody = FromSchema<typeof withdrawBody>;
export const withdrawChildBody = strict(
  { childUid: filled(40, 'Member whose guardian the caller is.'), ...withdrawBody.properties },
  ['childUid', 'reasonCd'],
);
export type WithdrawChildBody = FromSchema<typeof withdrawChildBody>;

const child = strict(
  { childUid: filled(20, 'Member.'), nickName: text(30, 'Nickname.'), nameMask: text(60, 'Masked name.') },
  ['childUid', 'nickName', 'nameMask'],
);
export const childrenAnswer = strict({ childList: listOf(child, 100) }, ['childList']);

export const childCheckQuery = strict({ ...asMember, childUid: withdrawChildBody.properties.childUid }, ['childUid']);
/** As `withdrawCheckAnswer`, with the child. */
export const childCheckAnswer = strict({ ...child.properties, ...withdrawCheckAnswer.properties }, [
  ...child.required,
  ...withdrawCheckAnswer.required,
]);
export type ChildCheck = FromSchema<typeof childCheckAnswer>;

export const withdrawAnswer = strict({ leaveDt: day, leaveDay: text(10, 'The same day, YYYY.MM.DD.') }, [
  'leaveDt',
  'leaveDay',
]);
export type WithdrawAnswer = FromSchema<typeof withdrawAnswer>;

const { userId, password } = loginBody.properties;
export const comeBackBody = strict({ userId, password }, ['userId', 'password']);
export type ComeBackBody = FromSchema<typeof comeBackBody>;

export const exportAnswer = {
  type: 'object',
  additionalProperties: true,
  description: 'All own data, by the names of the services. Other people appear without names.',
} as const;
