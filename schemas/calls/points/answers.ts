import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  letters,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';

const count = { type: 'integer' } as const;
const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD in Korean time.' } as const;
const page = { type: 'string', pattern: '^\\d{1,6}$' } as const;
/** Kinds of entries; what is corrected or paid back counts as EARN or USE by its sign. */
export const somKinds = ['EARN', 'USE', 'GIFT', 'CONVERT', 'EXPIRE'] as const;
/** `point/my-point-history` (P-591). Default period: the last twelve months. */
export const pointHistoryQuery = strict(
  {
    ...asMember,
    startDt: day,
    endDt: day,
    category: { enum: ['', 'ALL', ...somKinds], description: 'Kind of the entries.' },
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
          tranKindCd: { enum: somKinds },
          tranReasonCd: text(40),
          tranReasonNm: text(200),
          pointAmt: count,
          remainPointAmt: count,
          approvalNo: text(12),
          friendNm: text(
            60,
            'Nickname of the friend of a gift; empty for other entries, and once the friend has left.',
          ),
          message: letters(100, 'Message of a gift.'),
        },
        [
          'tranDtm',
          'tranKindCd',
          'tranReasonCd',
          'tranReasonNm',
          'pointAmt',
          'remainPointAmt',
          'approvalNo',
          'friendNm',
          'message',
        ],
      ),
    },
    totalCnt,
    currentPage: count,
    pagePerCount: count,
  },
  ['tranDetalisCnt', 'tranDetalisList', 'totalCnt', 'currentPage', 'pagePerCount'],
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

const wholeSom = {
  oneOf: [
    { type: 'integer', minimum: 0, maximum: 999_999_999 },
    { type: 'string', pattern: '^[0-9]{1,9}$' },
  ],
} as const;
/** Gift of Som to a friend; it is final. */
export const giveSomBody = strict({ ...asMember, friendUid: text(40), amount: wholeSom, message: letters(100) }, [
  'friendUid',
  'amount',
]);
export const givenSomAnswer = strict({ approvalNo: text(12), remainPointAmt: count }, ['approvalNo', 'remainPointAmt']);
export type GivenSom = FromSchema<typeof givenSomAnswer>;

export const approvalQuery = strict({ ...asMember, approvalNo: text(40, 'Left out: the last 20.') }, []);
export const approvalAnswer = strict(
  {
    apprList: listOf(
      strict(
        {
          approvalNo: text(12),
          tranDtm: text(14, 'YYYYMMDDHHmmss in Korean time.'),
          tranKindCd: { enum: somKinds },
          storeNm: text(200, 'Shop of a payment, or the reason of another entry.'),
          pointAmt: count,
          statusCd: { enum: ['APPROVED', 'CANCELLED'] },
        },
        ['approvalNo', 'tranDtm', 'tranKindCd', 'storeNm', 'pointAmt', 'statusCd'],
      ),
      20,
    ),
  },
  ['apprList'],
);
export type Approvals = FromSchema<typeof approvalAnswer>;

export const expiryQuery = strict(
  { ...asMember, months: { type: 'string', pattern: '^\\d{1,2}$', description: 'Months ahead. Default: all.' } },
  [],
);
export const expiryAnswer = strict(
  {
    expireList: listOf(
      strict({ expireDt: { ...day, description: 'Last day, YYYYMMDD in Korean time.' }, expireAmt: amount }, [
        'expireDt',
        'expireAmt',
      ]),
      1200,
    ),
    totalAmt: { ...amount, description: 'Sum of the list.' },
  },
  ['expireList', 'totalAmt'],
);
export type Expiries = FromSchema<typeof expiryAnswer>;

/** Limits of the member's next gift. */
export const giftLimitsAnswer = strict(
  {
    remainPointAmt: count,
    leastAmt: amount,
    mostAmt: { ...amount, description: 'Most that can be given now; 0 if none.' },
    leftCnt: { ...amount, description: 'Gifts that are left today.' },
    proofAboveAmt: { ...amount, description: 'Larger gifts need a fresh proof of identity.' },
    giveYn: yn,
    stopCd: { enum: ['', 'AGE', 'BAR', 'SHORT', 'LIMIT'], description: 'Reason of giveYn N.' },
  },
  ['remainPointAmt', 'leastAmt', 'mostAmt', 'leftCnt', 'proofAboveAmt', 'giveYn', 'stopCd'],
);
export type GiftLimits = FromSchema<typeof giftLimitsAnswer>;
export const giftFriendQuery = strict({ ...asMember, friendUid: text(40, 'Left out: all friends.'), ...paging }, []);
/** Friends who can receive Som. */
export const giftFriendsAnswer = strict(
  {
    friendList: pageOfItems(
      strict(
        {
          friendUid: text(40),
          showNm: text(60),
          nameMask: text(60),
          giftYn: { ...yn, description: 'N until both have been friends for some hours.' },
          fromDtm: { ...moment, description: 'Moment from which gifts are possible, while giftYn is N.' },
        },
        ['friendUid', 'showNm', 'nameMask', 'giftYn', 'fromDtm'],
      ),
    ),
    totalCnt,
  },
  ['friendList', 'totalCnt'],
);
export type GiftFriends = FromSchema<typeof giftFriendsAnswer>;
