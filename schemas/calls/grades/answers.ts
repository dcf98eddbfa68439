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
} from '../shared/answer-parts.ts';

const day = text(8, 'YYYYMMDD in Korean time, or empty.');

export const scoreQuery = strict(
  {
    ...asMember,
    ...paging,
    months: { type: 'string', pattern: '^[1-9]\\d?$', description: 'Months ahead of expireList. Default: all.' },
  },
  [],
);

export const scoreAnswer = strict(
  {
    grdCd: text(8),
    grdCdName: text(400),
    score: { type: 'integer', description: 'Score that counts today.' },
    nextGrdCd: text(8, 'Next grade; empty in the highest one.'),
    nextGrdCdName: text(400),
    needScore: { ...count, description: 'Score that is missing for the next grade.' },
    nextScore: { ...count, description: 'Score of the next grade; 0 in the highest one.' },
    untilDt: { ...day, description: 'Last day of the grade (YYYYMMDD); empty for simple members.' },
    expireList: listOf(strict({ expireDt: day, expireAmt: { type: 'integer' } }, ['expireDt', 'expireAmt']), 60),
    scoreList: pageOfItems(
      strict(
        {
          scoreId: text(80),
          scoreDtm: moment,
          scoreCd: text(40, 'VISIT_DAY, PURCHASE or REFUND.'),
          parkType: text(8),
          scoreAmt: { type: 'integer' },
          expireDt: day,
        },
        ['scoreId', 'scoreDtm', 'scoreCd', 'parkType', 'scoreAmt', 'expireDt'],
      ),
    ),
    totalCnt,
  },
  [
    'grdCd',
    'grdCdName',
    'score',
    'nextGrdCd',
    'nextGrdCdName',
    'needScore',
    'nextScore',
    'untilDt',
    'expireList',
    'scoreList',
    'totalCnt',
  ],
);
export type ScoreAnswer = FromSchema<typeof scoreAnswer>;
