import type { Facility } from '#schemas/documents/facility/schema';
import type { QueuePlan } from '#schemas/documents/queue-plan/schema';
import type { DayPlan } from './simulate-queue-day.ts';

export interface DayScope {
  readonly park: string;
  readonly plans: readonly QueuePlan[];
  readonly facilities: readonly Facility[];
  /** Hours of the park, in minutes from midnight. */
  readonly from: number;
  readonly until: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the queue plans of a park for the simulation of a day, in their order. A facility without a capacity takes no part. */
export const dayPlans = ({ park, plans, facilities, from, until }: DayScope): readonly DayPlan[] =>
  plans
    .filter(({ parkKindCd }) => parkKindCd === park)
    .toSorted((one, other) => one.order - other.order)
    .flatMap((plan): readonly DayPlan[] => {
      const facility = facilities.find(
        ({ parkKindCd, facilityId }) => parkKindCd === park && facilityId === plan.facilityId,
      );
      if (facility?.capacityPerHour === undefined) return [];
      const hours = facility.hours?.[0];
      const opens = Math.max(from, minutesOf(hours?.from ?? '00:00'), minutesOf(plan.opens ?? '00:00'));
      const closes = Math.min(until, minutesOf(hours?.until ?? '24:00'));
      const { sharePercent, callWindowMin, party, slots } = plan;
      return opens >= closes
        ? []
        : [
            {
              id: plan.id,
              capacityPerHour: facility.capacityPerHour,
              sharePercent,
              callWindowMin,
              party,
              hasLine: plan.mode !== 'SLOT',
              ...(slots === undefined ? {} : { slots }),
              opens,
              closes,
            },
          ];
    });
