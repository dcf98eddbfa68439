import type { Words } from '../../../../content/check/problem.ts';

/** Labels of clubs. */
export const clubLabels: Readonly<Record<string, Words>> = {
  'club.ageMax': { ko: '나이(까지)', en: 'Oldest age' },
  'club.capacity': { ko: '정원', en: 'Members' },
  'club.approval': { ko: '직원이 받아 주기', en: 'Accepted by an operator' },
  'club.activities': { ko: '활동', en: 'Activities' },
  activityId: { ko: '활동 이름표', en: 'Activity' },
  'day-pass.places': { ko: '하루 자리', en: 'Places a day' },
  periods: { ko: '예약할 수 있는 날', en: 'Days to reserve' },
  'activities.day': { ko: '날', en: 'Day' },
};

/** Values of clubs. */
export const clubValues: Readonly<Record<string, Words>> = {
  'kind.ANIMAL': { ko: '동물', en: 'Animals' },
  'kind.PLANT': { ko: '식물', en: 'Plants' },
  'kind.SCHOOL': { ko: '학교', en: 'School' },
};
