import type { Words } from '../../../../content/check/problem.ts';

/** Labels of facility uses. */
export const useLabels: Readonly<Record<string, Words>> = {
  'facility-use.rules': { ko: '약속', en: 'Rules' },
  'facility-use.minutes': { ko: '이용 시간(분)', en: 'Minutes' },
  'facility-use.stock': { ko: '수량', en: 'Stock' },
  'facility-use.people': { ko: '최대 인원', en: 'Largest number of people' },
  'facility-use.places': { ko: '코드가 붙은 곳', en: 'Places' },
};

/** Values of facility uses. */
export const useValues: Readonly<Record<string, Words>> = {
  'kind.RENTAL': { ko: '빌리기', en: 'Rental' },
  'kind.CHECKIN': { ko: '들어가기', en: 'Check-in' },
  'kind.LOCKER': { ko: '보관함', en: 'Locker' },
};
