import type { FromSchema } from 'json-schema-to-ts';
import { asMember, count, pageOfItems, paging, strict, text, totalCnt, yn } from '../shared/answer-parts.ts';

export const rewardsQuery = strict({ ...asMember, ...paging }, []);
/** Reasons why a member cannot get a reward now; empty if nothing is in the way. */
export const rewardReasons = ['', 'FULL_ONLY', 'AGE', 'LIMIT', 'SOLD_OUT', 'SHORT'] as const;
export const rewardsAnswer = strict(
  {
    rewardList: pageOfItems(
      strict(
        {
          itemId: text(80),
          itemNm: text(400),
          summary: text(400),
          imageNm: text(60),
          somAmt: { ...count, description: 'Som for one piece.' },
          limitCnt: { ...count, description: 'Pieces that a member can get.' },
          mineCnt: { ...count, description: 'Pieces that the member has got.' },
          untilDt: text(8, 'YYYYMMDD in Korean time, or empty.'),
          ageMin: { ...count, description: '0: every age.' },
          convertibleYn: yn,
          reasonCd: { enum: rewardReasons },
        },
        [
          'itemId',
          'itemNm',
          'summary',
          'imageNm',
          'somAmt',
          'limitCnt',
          'mineCnt',
          'untilDt',
          'ageMin',
          'convertibleYn',
          'reasonCd',
        ],
      ),
    ),
    totalCnt,
    remainPointAmt: { type: 'integer' },
  },
  ['rewardList', 'totalCnt', 'remainPointAmt'],
);
export type RewardView = FromSchema<typeof rewardsAnswer>['rewardList'][number];
