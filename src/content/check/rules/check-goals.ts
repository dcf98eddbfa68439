import { facilityFacts } from '#schemas/counted-facts';
import type { Club } from '#schemas/documents/club/schema';
import type { Badge } from '#schemas/documents/badge/schema';
import type { Mission } from '#schemas/documents/mission/schema';
import type { FactCondition } from '#schemas/parts/fact-goal/schema';
import type { CheckContext, Finding } from '../check-context.ts';
import { checkDays } from './check-times.ts';

/** Checks that badges, missions and entries to clubs can be earned by what their conditions count. */
export function checkGoals(context: CheckContext): void {
  const { badge, mission, club } = context.documents;
  for (const document of [...badge.values(), ...mission.values()]) checkGoal(context, document, document);
  for (const { goal, ...document } of club.values())
    if (goal !== undefined) checkGoal(context, document, { goal, each: 'EVER' });
  for (const document of mission.values()) {
    const { reward } = document;
    checkDays(context, document, [], document);
    if (reward.som === undefined && reward.coupon === undefined) context.report(document, ['reward'], noReward);
  }
}

const checkGoal = (
  context: CheckContext,
  document: Pick<Badge | Mission | Club, 'type' | 'id'>,
  { goal, each }: Pick<Badge, 'goal' | 'each'>,
): void =>
  goal.forEach(({ all }, group) => {
    const path = ['goal', group, 'all'] as const;
    all.forEach((condition, index) => {
      for (const [field, finding] of faultsOf(condition)) context.report(document, [...path, index, field], finding);
      checkDays(context, document, [...path, index], condition);
    });
    if (each !== 'EVER' && !all.some(({ within }) => startsAnew(within, each)))
      context.report(document, [...path], againForNothing(each));
  });

/** True if a condition counts anew in each period. */
const startsAnew = (within: FactCondition['within'], each: 'YEAR' | 'MONTH'): boolean =>
  within === each || (each === 'YEAR' && within === 'MONTH');

const faultsOf = (condition: FactCondition): readonly (readonly [string, Finding])[] => {
  const { fact, venue, facilityId, kind, within, from, until } = condition;
  const countsFacilities = facilityFacts.some((one) => one === fact);
  return [
    ...(facilityId !== undefined && (!countsFacilities || venue === undefined || kind !== undefined)
      ? [['facilityId', wrongFacility] as const]
      : []),
    ...((from !== undefined || until !== undefined) && within !== 'DAYS' ? [['within', unusedDays] as const] : []),
    ...(within === 'DAYS' && from === undefined && until === undefined ? [['within', noDays] as const] : []),
  ];
};

const wrongFacility: Finding = {
  code: 'settings-clash',
  text: {
    ko: '시설은 탑승과 시설 이용에만, 장소와 함께 쓸 수 있어요.',
    en: 'A facility goes with rides and uses of facilities alone, and with its venue.',
  },
  hint: {
    ko: '장소를 적고 세부 종류를 비우거나, 시설을 비우세요.',
    en: 'Give the venue and no kind, or leave the facility out.',
  },
};

const unusedDays: Finding = {
  code: 'settings-clash',
  text: { ko: '첫날과 마지막 날이 쓰이지 않아요.', en: 'The days have no effect.' },
  hint: { ko: '기간을 “정한 날”로 바꾸거나 날짜를 지우세요.', en: 'Choose the period DAYS, or leave the days out.' },
};

const noDays: Finding = {
  code: 'settings-clash',
  text: { ko: '기간이 “정한 날”인데 날짜가 없어요.', en: 'The period is DAYS, but there is no day.' },
  hint: { ko: '첫날이나 마지막 날을 적으세요.', en: 'Give the first day or the last.' },
};

const noReward: Finding = {
  code: 'settings-clash',
  text: { ko: '미션에 보상이 없어요.', en: 'The mission has no reward.' },
  hint: { ko: '솜이나 쿠폰을 적으세요.', en: 'Give Som or a coupon.' },
};

const againForNothing = (each: 'YEAR' | 'MONTH'): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `${each === 'YEAR' ? '해' : '달'}마다 주는데 그 기간에 세는 조건이 없어서, 한 번 채우면 아무것도 안 해도 다시 받아요.`,
    en: `It is awarded each ${each === 'YEAR' ? 'year' : 'month'}, but no condition counts within it: once reached, it comes again for nothing.`,
  },
  hint: { ko: '조건 하나의 기간을 맞추거나 한 번만 주세요.', en: 'Let a condition count within it, or award it once.' },
});
