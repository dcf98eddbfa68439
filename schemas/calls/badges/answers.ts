import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  count,
  filled,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';

/** States of a completed mission. One that is not completed is OPEN. */
export const missionStates = ['DONE', 'CLAIMED', 'LAPSED'] as const;
export type MissionState = (typeof missionStates)[number];

const day = text(8, 'YYYYMMDD in Korean time, or empty.');
const progress = {
  doneCnt: { ...count, description: 'Counted so far, at most goalCnt.' },
  goalCnt: { ...count, description: 'Number to reach.' },
  leftCnt: { ...count, description: 'Number still to reach.' },
} as const;
const progressNames = ['doneCnt', 'goalCnt', 'leftCnt'] as const;
const goalList = listOf(strict({ label: text(400), ...progress }, ['label', ...progressNames]), 6);

export const listQuery = strict({ ...asMember, ...paging }, []);

export const badgesAnswer = strict(
  {
    badgeList: pageOfItems(
      strict(
        {
          badgeId: text(80),
          badgeNm: text(400),
          summary: text(400),
          imageNm: text(60),
          statusCd: { enum: ['EARNED', 'OPEN'] },
          earnedDt: day,
          earnedCnt: { ...count, description: 'Times that the badge was awarded.' },
          ...progress,
        },
        ['badgeId', 'badgeNm', 'summary', 'imageNm', 'statusCd', 'earnedDt', 'earnedCnt', ...progressNames],
      ),
    ),
    totalCnt,
    earnedCnt: { ...count, description: 'Badges that the member has, each counted once.' },
  },
  ['badgeList', 'totalCnt', 'earnedCnt'],
);

export const missionsAnswer = strict(
  {
    missionList: pageOfItems(
      strict(
        {
          missionId: text(80),
          missionNm: text(400),
          summary: text(400),
          imageNm: text(60),
          statusCd: { enum: ['OPEN', ...missionStates] },
          nextNm: {
            ...text(400),
            description: 'First part that is not complete; empty if the document has no text for it.',
          },
          goalList,
          ...progress,
          somAmt: { ...count, description: 'Som of the reward.' },
          couponNm: text(400, 'Coupon of the reward, or empty.'),
          untilDt: day,
          claimUntilDt: day,
          claimedDt: day,
          claimableYn: yn,
        },
        [
          'missionId',
          'missionNm',
          'summary',
          'imageNm',
          'statusCd',
          'nextNm',
          'goalList',
          ...progressNames,
          'somAmt',
          'couponNm',
          'untilDt',
          'claimUntilDt',
          'claimedDt',
          'claimableYn',
        ],
      ),
    ),
    totalCnt,
    claimableCnt: { ...count, description: 'Missions whose reward can be collected now.' },
  },
  ['missionList', 'totalCnt', 'claimableCnt'],
);

export const historyAnswer = strict(
  {
    historyList: pageOfItems(
      strict(
        {
          historyId: text(80),
          kindCd: { enum: ['BADGE', 'MISSION'] },
          historyNm: text(400),
          imageNm: text(60),
          statusCd: { enum: ['EARNED', ...missionStates] },
          historyDtm: moment,
          approvalNo: text(12),
        },
        ['historyId', 'kindCd', 'historyNm', 'imageNm', 'statusCd', 'historyDtm', 'approvalNo'],
      ),
    ),
    totalCnt,
  },
  ['historyList', 'totalCnt'],
);

export const missionRewardBody = strict({ ...asMember, missionId: filled(80) }, ['missionId']);
export const missionRewardAnswer = strict({ approvalNo: text(12), somAmt: count, couponNm: text(400) }, [
  'approvalNo',
  'somAmt',
  'couponNm',
]);

export type BadgeView = FromSchema<typeof badgesAnswer>['badgeList'][number];
export type MissionView = FromSchema<typeof missionsAnswer>['missionList'][number];
export type HistoryView = FromSchema<typeof historyAnswer>['historyList'][number];
export type MissionReward = FromSchema<typeof missionRewardAnswer>;
