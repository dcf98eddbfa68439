import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  count,
  filled,
  listOf,
  moment,
  pageOfItems,
  strict,
  text,
  totalCnt,
} from '../shared/answer-parts.ts';
import { historyPeriod } from '../shared/history-period.ts';

export const receiptStates = ['ISSUED', 'REFUNDED', 'CANCELLED'] as const;
export const payKinds = ['CARD', 'CASH', 'GIFT_CARD', 'SOM', 'OTHER'] as const;

/** `members/receipts`: own receipts, the latest first. */
export const receiptsQuery = strict({ ...asMember, ...historyPeriod }, []);

const receipt = {
  dtlSchKey: filled(60, 'Opaque key of the receipt.'),
  parkType: text(8),
  parkNm: text(400),
  storeNm: text(400),
  payDtm: moment,
  payAmt: { ...count, description: 'Amount that was paid, in won.' },
  refundAmt: { ...count, description: 'Amount that was given back, in won.' },
  leftAmt: { ...count, description: 'Amount after refunds, in won.' },
  payKindCd: { enum: payKinds },
  statusCd: { enum: receiptStates },
  itemTxt: text(1000, 'First item, and how many there are besides.'),
} as const;
const receiptFields = [
  'dtlSchKey',
  'parkType',
  'parkNm',
  'storeNm',
  'payDtm',
  'payAmt',
  'refundAmt',
  'leftAmt',
  'payKindCd',
  'statusCd',
  'itemTxt',
] as const;
export const receiptsAnswer = strict(
  {
    receiptList: pageOfItems(strict(receipt, receiptFields)),
    totalCnt,
    sumAmt: { ...count, description: 'Sum of the period after refunds.' },
  },
  ['receiptList', 'totalCnt', 'sumAmt'],
);
export const receiptAnswer = strict(
  {
    ...receipt,
    changeDtm: { ...moment, description: 'Last refund or cancellation; empty without one.' },
    itemList: listOf(
      strict({ itemNm: text(400), itemCnt: count, itemAmt: count }, ['itemNm', 'itemCnt', 'itemAmt']),
      100,
    ),
  },
  [...receiptFields, 'changeDtm', 'itemList'],
);

export type Receipts = FromSchema<typeof receiptsAnswer>;
export type Receipt = FromSchema<typeof receiptAnswer>;
