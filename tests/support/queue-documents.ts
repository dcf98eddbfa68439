import type { QueuePlan } from '#schemas/documents/queue-plan/schema';

/** A queue plan of the test park (TP): 6 people a minute of a ride with 600 an hour. */
export const queuePlan = (facilityId: string, more: Partial<QueuePlan> = {}): QueuePlan => ({
  type: 'queue-plan',
  id: `TP-q-${facilityId}`,
  v: 1,
  parkKindCd: '09',
  facilityId,
  order: 1,
  mode: 'LINE',
  sharePercent: 60,
  callWindowMin: 10,
  party: 6,
  ...more,
});

/** Times every 20 minutes from 12:20. */
export const slots = { everyMin: 20, from: '12:20', until: '20:00', seats: 6 } as const;
