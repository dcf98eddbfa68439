import { planRate } from '#engine';
import type { QueuePlan } from '#schemas/documents/queue-plan/schema';
import type { Path } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that queue plans can work: one for a facility, with capacity, and times that fit. */
export function checkQueues(context: CheckContext): void {
  const facilities = [...context.documents.facility.values()];
  const known = new Map<string, QueuePlan>();
  for (const plan of context.documents['queue-plan'].values()) {
    const place = `${plan.parkKindCd} ${plan.facilityId}`;
    const other = known.get(place);
    if (other !== undefined) context.report(plan, ['facilityId'], secondPlan(other.id));
    known.set(place, plan);
    const facility = facilities.find(
      ({ parkKindCd, facilityId }) => parkKindCd === plan.parkKindCd && facilityId === plan.facilityId,
    );
    if (facility === undefined) continue;
    if (facility.capacityPerHour === undefined) context.report(plan, ['facilityId'], noCapacity(facility.facilityId));
    checkSlots(context, plan, facility.capacityPerHour ?? Infinity);
    checkHours(context, plan);
  }
}

/** Earliest and latest hour at which a venue is open on any day. */
const hoursOf = (
  { documents }: CheckContext,
  parkKindCd: string,
): { readonly from: string; readonly until: string } | undefined => {
  const venue = [...documents.venue.values()].find((one) => one.parkKindCd === parkKindCd);
  const hours = [...documents.opening.values()].flatMap((opening) =>
    opening.venue === venue?.id && opening.hours !== undefined ? [opening.hours] : [],
  );
  const [from, until] = [
    hours.map((one) => one.from).toSorted()[0],
    hours
      .map((one) => one.nightUntil ?? one.until)
      .toSorted()
      .at(-1),
  ];
  return from === undefined || until === undefined ? undefined : { from, until };
};

const checkHours = (context: CheckContext, plan: QueuePlan): void => {
  const open = hoursOf(context, plan.parkKindCd);
  if (open === undefined) return;
  const { opens, slots } = plan;
  const report = (path: Path, time: string | undefined): void => {
    if (time !== undefined && (time < open.from || time > open.until))
      context.report(plan, path, outsideHours(time, open));
  };
  report(['opens'], opens);
  report(['slots', 'from'], slots?.from);
  report(['slots', 'until'], slots?.until);
};

const outsideHours = (time: string, { from, until }: { readonly from: string; readonly until: string }): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: {
    ko: `${time}에는 공원이 어느 날에도 열려 있지 않아요. 운영 시간은 ${from}–${until}이에요.`,
    en: `The venue is not open at ${time} on any day: its hours are ${from} to ${until}.`,
  },
  hint: {
    ko: '시각을 운영 시간 안으로 옮기거나 운영 시간을 고치세요.',
    en: 'Move the time into the opening hours, or change the opening hours.',
  },
});

const checkSlots = (context: CheckContext, plan: QueuePlan, capacityPerHour: number): void => {
  const { mode, slots } = plan;
  if (mode !== 'LINE' && slots === undefined) context.report(plan, ['mode'], noSlots);
  if (slots === undefined) return;
  if (mode === 'LINE') context.report(plan, ['slots'], needlessSlots);
  if (slots.from >= slots.until) context.report(plan, ['slots', 'until'], reversed(slots.from, slots.until));
  const most = Math.floor(planRate({ ...plan, capacityPerHour }) * slots.everyMin);
  if (slots.seats > most) context.report(plan, ['slots', 'seats'], tooMany(slots.seats, most));
};

const secondPlan = (other: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `이 시설에는 줄서기 계획 “${other}”이(가) 이미 있어요.`,
    en: `This facility already has the queue plan “${other}”.`,
  },
  hint: { ko: '시설마다 계획을 하나만 두세요.', en: 'Keep one plan for each facility.' },
});

const noCapacity = (facility: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `시설 ${facility}에 시간당 인원이 없어서 부를 수 없어요.`,
    en: `Facility ${facility} has no capacity per hour, so nobody can be called.`,
  },
  hint: { ko: '시설에 capacityPerHour를 적으세요.', en: 'Give the facility a capacityPerHour.' },
});

const noSlots: Finding = {
  code: 'settings-clash',
  text: { ko: '시간을 고르는 계획인데 시간이 없어요.', en: 'The plan offers times but has none.' },
  hint: { ko: 'slots를 적거나 mode를 LINE으로 바꾸세요.', en: 'Add slots, or set the mode to LINE.' },
};

const needlessSlots: Finding = {
  code: 'settings-clash',
  text: {
    ko: '줄만 서는 계획이라 시간이 쓰이지 않아요.',
    en: 'The plan has only a line, so its times are never offered.',
  },
  hint: { ko: 'mode를 BOTH로 바꾸거나 slots를 지우세요.', en: 'Set the mode to BOTH, or remove the slots.' },
};

const reversed = (from: string, until: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `끝나는 시각(${until})이 시작(${from})보다 늦지 않아서 고를 시간이 없어요.`,
    en: `The end (${until}) is not after the start (${from}), so there are no times.`,
  },
  hint: { ko: '두 시각이 바뀌었는지 확인하세요.', en: 'Check whether the two were swapped.' },
});

const tooMany = (seats: number, most: number): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `한 번에 ${seats}명은 계획이 줄 수 있는 ${most}명보다 많아요.`,
    en: `${seats} people at each time are more than the ${most} that the plan can give away.`,
  },
  hint: { ko: '인원을 줄이거나 sharePercent를 늘리세요.', en: 'Lower the seats, or raise sharePercent.' },
});
