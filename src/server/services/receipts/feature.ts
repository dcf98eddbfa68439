import type { Feature } from '../../core/feature.ts';
import { receiptsMemberData } from './member-data.ts';
import { registerReceipts } from './routes.ts';
import { takeReceipts } from './webhooks.ts';

export const feature: Feature = {
  memberData: receiptsMemberData,
  visitors: registerReceipts,
  operations: takeReceipts,
};
