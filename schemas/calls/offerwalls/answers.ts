import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  count,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';

const key = {
  usrKey: text(60, 'Key by which the offerwall knows the member; empty without the consent.'),
  birtyYear: text(4, 'Year of birth; empty without the consent.'),
  gender: text(1, 'Empty without the consent.'),
} as const;
export const offerwallKeyAnswer = strict(key, ['usrKey', 'birtyYear', 'gender']);
export type OfferwallKey = FromSchema<typeof offerwallKeyAnswer>;

/** FULL_ONLY and YOUNG: the member cannot earn in offerwalls, and none is listed. */
export const offerwallStages = ['READY', 'FULL_ONLY', 'YOUNG'] as const;

export const offerwallsAnswer = strict(
  {
    stageCd: { enum: offerwallStages },
    rewardLimitAmt: { ...count, description: 'Maximum of one reward.' },
    dayLimitAmt: { ...count, description: 'Maximum of one day in Korean time.' },
    dayLeftAmt: { ...count, description: 'What can still be earned today.' },
    wallList: listOf(
      strict(
        {
          wallId: text(30),
          wallNm: text(400),
          text: text(2000),
          imageNm: text(60),
          consentYn: { ...yn, description: 'Y: the member agrees that the key, year and gender are passed on.' },
          launcherNo: { enum: ['', '1', '2'], description: 'Launcher of the app shell.' },
          typeCd: text(20, 'Kind of view.'),
          openUrl: text(2000, 'Address with the key; empty without the consent.'),
          ...key,
        },
        [
          'wallId',
          'wallNm',
          'text',
          'imageNm',
          'consentYn',
          'launcherNo',
          'typeCd',
          'openUrl',
          'usrKey',
          'birtyYear',
          'gender',
        ],
      ),
      50,
    ),
  },
  ['stageCd', 'rewardLimitAmt', 'dayLimitAmt', 'dayLeftAmt', 'wallList'],
);
export type Offerwalls = FromSchema<typeof offerwallsAnswer>;

export const offerwallStates = ['CREDITED', 'HELD', 'REFUSED', 'REJECTED', 'REVERSED', 'CANCELLED'] as const;
/** Reasons why a reward is held (RATE, DEVICE) or refused (REWARD, DAY; CONSENT: the consent was withdrawn before). */
export const offerwallReasons = ['', 'REWARD', 'DAY', 'CONSENT', 'RATE', 'DEVICE'] as const;

export const offerwallRewardsQuery = strict(
  { ...asMember, ...paging, statusCd: { enum: ['HELD', 'DONE'], description: 'Left out: all.' } },
  [],
);
export const offerwallRewardsAnswer = strict(
  {
    rewardList: pageOfItems(
      strict(
        {
          rewardId: text(60),
          wallNm: text(400),
          pointAmt: count,
          statusCd: { enum: offerwallStates },
          reasonCd: { enum: offerwallReasons },
          tranDtm: moment,
          untilDtm: { ...moment, description: 'Instant at which a held reward is credited at the latest; else empty.' },
        },
        ['rewardId', 'wallNm', 'pointAmt', 'statusCd', 'reasonCd', 'tranDtm', 'untilDtm'],
      ),
    ),
    totalCnt,
    sumAmt: { ...count, description: 'Som of all of these.' },
  },
  ['rewardList', 'totalCnt', 'sumAmt'],
);
export type OfferwallRewards = FromSchema<typeof offerwallRewardsAnswer>;
