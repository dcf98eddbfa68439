import type { FromSchema } from 'json-schema-to-ts';
import { asMember, strict, text } from '../shared/answer-parts.ts';

const count = { type: 'integer' } as const;
const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD in Korean time.' } as const;
const page = { type: 'string', pattern: '^\\d{1,6}$' } as const;
/** `point/my-point-history` (P-591). Default period: the last twelve months. */
export const pointHistoryQuery = strict(
  {
    ...asMember,
    startDt: day,
    endDt: day,
    category: { enum: ['', 'ALL', 'EARN', 'USE'], description: 'Deposits, withdrawals, or both.' },
    currentPage: page,
    pagePerCount: page,
  },
  [],
);
/** Amounts are whole Som, negative for withdrawals; `remainPointAmt` is the balance after each entry, so the newest one equals my-point. */
export const pointHistoryAnswer = strict(
  {
    tranDetalisCnt: { ...count, description: 'Total number in the period, the same on every page.' },
    tranDetalisList: {
      type: 'array',
      items: strict(
        {
          tranDtm: text(14, 'YYYYMMDDHHmmss in Korean time.'),
          tranKindCd: { enum: ['EARN', 'USE'] },
          tranReasonCd: text(40),
          tranReasonNm: text(200),
          pointAmt: count,
          remainPointAmt: count,
        },
        ['tranDtm', 'tranKindCd', 'tranReasonCd', 'tranReasonNm', 'pointAmt', 'remainPointAmt'],
      ),
    },
    currentPage: count,
    pagePerCount: count,
  },
  ['tranDetalisCnt', 'tranDetalisList', 'currentPage', 'pagePerCount'],
);

export type PointHistoryQuery = FromSchema<typeof pointHistoryQuery>;
export type PointHistory = FromSchema<typeof pointHistoryAnswer>;
const amount = { type: 'integer', minimum: 0 } as const;
/** Points of an older programme that a member can convert into Som. */
export const dreamPointAnswer = strict(
  {
    dreamPointAmt: amount,
    rate: { type: 'integer', description: 'Som for one point.' },
    convertibleAmt: amount,
    leastAmt: { ...amount, description: 'Least number of points of a conversion.' },
  },
  ['dreamPointAmt', 'rate', 'convertibleAmt', 'leastAmt'],
);
export const dreamPointBody = strict({ membershipUid: text(40), parkType: text(8) }, []);
export const convertPointBody = strict(
  {
    kindCd: { enum: ['DREAM', 'REWARD'] },
    itemId: text(80, 'Reward of the kind REWARD; its amount is a number of pieces.'),
    amount: {
      oneOf: [
        { type: 'integer', minimum: 0, maximum: 999_999_999 },
        { type: 'string', pattern: '^[0-9]{1,9}$' },
      ],
    },
    membershipUid: text(40),
    parkType: text(8),
  },
  ['kindCd', 'amount'],
);
export const convertedAnswer = strict({ approvalNo: text(12), remainPointAmt: count, dreamPointAmt: amount }, [
  'approvalNo',
  'remainPointAmt',
  'dreamPointAmt',
]);
