import type { Context } from '../../core/context.ts';
import { facilityHoursFor } from '#content/answers/park/opening-today';
import { koreanDay, slotsOf, type CallingPlan, type Slot } from '../../../engine/index.ts';
import type { Facility } from '#schemas/documents/facility/schema';
import type { QueuePlan } from '#schemas/documents/queue-plan/schema';
import { dayInKorea, instantAt } from '../park-state/index.ts';

/** PAUSED: nobody is called and nobody joins; FULL: calls go on. */
export type PlanStatus = 'OPEN' | 'PAUSED' | 'CLOSED' | 'FULL';

/** A queue plan as it stands now. Instants are in milliseconds since 1970. */
export interface PlanNow {
  readonly plan: QueuePlan;
  readonly facility: Facility;
  readonly venue: string;
  readonly status: PlanStatus;
  /** Status of the facility alone, without a pause of the plan. */
  readonly facilityStatus: PlanStatus;
  /** YYYYMMDD. */
  readonly day: string;
  readonly opensAt: number;
  readonly slots: readonly Slot[];
  readonly calling: CallingPlan;
}

const statusOf = ({ parkStates }: Context, venue: string, { facilityId }: Facility): PlanStatus => {
  const state = parkStates.current(venue).get(facilityId)?.statusCd;
  if (state === 'REST') return 'PAUSED';
  return state === 'CLOSED' || state === 'FULL' ? state : 'OPEN';
};

/** Returns a plan as it stands with or without a pause of its own. A closed facility stays closed. */
export const withPause = (found: PlanNow, isPaused: boolean): PlanNow => ({
  ...found,
  status: isPaused && found.facilityStatus !== 'CLOSED' ? 'PAUSED' : found.facilityStatus,
});

const planNow = (context: Context, plan: QueuePlan): PlanNow | undefined => {
  const { documents } = context.live.current.prepared;
  const now = context.clock.now().getTime();
  const venue = [...documents.venue.values()].find(({ parkKindCd }) => parkKindCd === plan.parkKindCd)?.id;
  const facility = [...documents.facility.values()].find(
    (one) => one.parkKindCd === plan.parkKindCd && one.facilityId === plan.facilityId,
  );
  if (venue === undefined || facility === undefined) return undefined;
  const day = dayInKorea(now);
  const hours = facilityHoursFor({ documents, now, isDemo: context.sandbox }, venue, facility, day);
  const opensAt =
    hours === undefined
      ? Infinity
      : instantAt(
          day,
          context.sandbox || plan.opens === undefined || plan.opens < hours.from ? hours.from : plan.opens,
        );
  const isOpen = hours !== undefined && opensAt <= now && now < instantAt(day, hours.until);
  const times =
    plan.mode === 'LINE' || plan.slots === undefined || hours === undefined
      ? []
      : slotsOf(plan.slots, instantAt(day, '00:00'));
  const status = isOpen ? statusOf(context, venue, facility) : 'CLOSED';
  const found: PlanNow = {
    plan,
    facility,
    venue,
    status,
    facilityStatus: status,
    day: koreanDay(now),
    opensAt,
    slots:
      hours === undefined ? [] : times.filter(({ at, until }) => at >= opensAt && until <= instantAt(day, hours.until)),
    calling: { ...plan, capacityPerHour: facility.capacityPerHour ?? 0 },
  };
  return withPause(found, context.parkStates.isPaused(venue, plan.id, found.day));
};

/** Lists the plans of a venue, or of all, as they stand now. */
export const plansNow = (context: Context, venue?: string): readonly PlanNow[] =>
  [...context.live.current.prepared.documents['queue-plan'].values()]
    .toSorted((one, other) => one.order - other.order)
    .flatMap((plan) => planNow(context, plan) ?? [])
    .filter((plan) => venue === undefined || plan.venue === venue);

/** Finds the plan of a facility. */
export const planOf = (context: Context, venue: string, facilityId: string): PlanNow | undefined => {
  const { documents } = context.live.current.prepared;
  const parkKindCd = documents.venue.get(venue)?.parkKindCd;
  const plan = [...documents['queue-plan'].values()].find(
    (one) => one.parkKindCd === parkKindCd && one.facilityId === facilityId,
  );
  return plan === undefined ? undefined : planNow(context, plan);
};

/** Counter of the seats taken of a reserved time. */
export const slotCounter = (plan: string, day: string, slot: string) => ({
  scope: 'queue-slot',
  key: `${plan} ${day} ${slot}`,
});

/** Counter of the live places of a ticket on a day. */
export const liveCounter = (product: string, day: string) => ({ scope: 'queue-live', key: `${product} ${day}` });
