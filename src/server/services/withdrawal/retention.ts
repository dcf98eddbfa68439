import type { Retention } from '#schemas/documents/retention/schema';
import type { Context } from '../../core/context.ts';

/** Periods of a site without a retention document. */
const usual = {
  leavingDays: 7,
  reservedDays: 30,
  rewardBarDays: 365,
  abuseBarDays: 365,
  years: { contract: 5, payment: 5, consent: 5, complaint: 3 },
} as const;

/** Returns how long data of members who withdraw is kept. */
export const retentionOf = ({ live }: Pick<Context, 'live'>): Omit<Retention, 'type' | 'id' | 'v'> => {
  const [retention] = live.current.prepared.documents.retention.values();
  return retention ?? usual;
};
