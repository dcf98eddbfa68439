import type { Words } from '../../../../content/check/problem.ts';

/** Labels of billboards. */
export const billboardLabels: Readonly<Record<string, Words>> = {
  'billboard.firstDay': { ko: '첫날', en: 'First day' },
  'billboard.lastDay': { ko: '마지막 날', en: 'Last day' },
  'billboard.daysAhead': { ko: '미리 고를 수 있는 날수', en: 'Days ahead' },
  'billboard.leadHours': { ko: '신청 마감(시간 전)', en: 'Hours before, for applying' },
  'billboard.cancelHours': { ko: '취소 마감(시간 전)', en: 'Hours before, for cancelling' },
  'billboard.letters': { ko: '글자 수', en: 'Letters' },
  'billboard.templates': { ko: '배경', en: 'Backgrounds' },
};
