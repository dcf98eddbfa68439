import { apiBase, defineCall } from '../define-call.ts';
import * as shapes from './answers.ts';

const read = {
  access: 'member',
  method: 'GET',
  tag: 'receipts',
  writes: false,
  requirements: [],
  addition: true,
} as const;

export const listReceipts = defineCall({
  ...read,
  path: `${apiBase}/members/receipts`,
  names: ['facility'],
  summary: 'List the own e-receipts of the last 24 months, the latest first',
  query: shapes.receiptsQuery,
  data: shapes.receiptsAnswer,
});
export const readReceipt = defineCall({
  ...read,
  path: `${apiBase}/members/receipts/{dtlSchKey}`,
  names: ['facility'],
  summary: 'Read an own e-receipt with its items',
  data: shapes.receiptAnswer,
  named: {
    'path.dtlSchKey': { kind: 'receipt', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
  },
});
