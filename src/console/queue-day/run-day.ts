import { dayPlans, simulateQueueDay, type PlanDay } from '#engine';
import type { Facility } from '#schemas/documents/facility/schema';
import type { QueuePlan } from '#schemas/documents/queue-plan/schema';
import type { Body } from '../api/client.ts';

/** A day of a venue's queues. Times are minutes from midnight. */
export interface DayOrder extends Omit<Parameters<typeof dayPlans>[0], 'plans' | 'facilities'> {
  /** Documents as they are edited; they may have problems. */
  readonly plans: readonly Body[];
  readonly facilities: readonly Body[];
  readonly visitors: number;
  readonly seed: number;
}

/** Simulates a day; undefined if the documents cannot be read. Plans whose facility has no capacity are left out. */
export const runDay = ({ visitors, seed, plans, facilities, ...scope }: DayOrder): readonly PlanDay[] | undefined => {
  try {
    const open = dayPlans({
      ...scope,
      plans: plans as readonly unknown[] as readonly QueuePlan[],
      facilities: facilities as readonly unknown[] as readonly Facility[],
    });
    return open.length === 0 ? [] : simulateQueueDay({ plans: open, visitors, seed });
  } catch {
    return undefined;
  }
};
