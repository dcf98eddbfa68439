import type { Words } from '../../../../content/check/problem.ts';

/** Labels of values of maps, facilities, path graphs, shows and opening hours, by `property.value`. */
export const parkValues: Readonly<Record<string, Words>> = {
  'of.facility': { ko: '시설', en: 'Facilities' },
  'of.show': { ko: '공연', en: 'Shows' },
  'liveStates.simulation': { ko: '시뮬레이션 (데모)', en: 'Simulation (demo)' },
  'liveStates.upstream': { ko: '파크 시스템', en: 'Park system' },
  'weekdays.MON': { ko: '월요일', en: 'Monday' },
  'weekdays.TUE': { ko: '화요일', en: 'Tuesday' },
  'weekdays.WED': { ko: '수요일', en: 'Wednesday' },
  'weekdays.THU': { ko: '목요일', en: 'Thursday' },
  'weekdays.FRI': { ko: '금요일', en: 'Friday' },
  'weekdays.SAT': { ko: '토요일', en: 'Saturday' },
  'weekdays.SUN': { ko: '일요일', en: 'Sunday' },
  'kind.WALK': { ko: '걷는 길', en: 'Path' },
  'kind.STAIRS': { ko: '계단', en: 'Stairs' },
  'kind.LIFT': { ko: '엘리베이터', en: 'Lift' },
  'kind.RAMP': { ko: '경사로', en: 'Ramp' },
  'kind.GATE': { ko: '문', en: 'Gate' },
};
