import type { Attendance } from '#schemas/calls/events/attendance-answers';

const DAY_MS = 24 * 60 * 60 * 1000;
const KOREA_MS = 9 * 60 * 60 * 1000;

export type DayMark = 'attended' | 'missed' | 'today' | 'gift' | 'plain';

export interface CalendarDay {
  /** YYYYMMDD. */
  readonly day: string;
  readonly date: number;
  readonly mark: DayMark;
  readonly isToday: boolean;
}

const startOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** Day in Korea at an instant, as YYYYMMDD. */
export const koreanDayOf = (now: number): string => dayOf(now + KOREA_MS);

/** Month (YYYYMM) that is `by` months later. */
export const monthAfter = (month: string, by: number): string =>
  dayOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4, 6)) - 1 + by)).slice(0, 6);

/** Day of the next reward if every day is attended until then. */
export const giftDay = (
  { rewardList, attendCnt, streakCnt, attendYn }: Attendance,
  today: string,
): string | undefined => {
  const missing = rewardList
    .filter(({ statusCd }) => statusCd === 'OPEN')
    .map(({ needCnt, streakYn }) => needCnt - (streakYn === 'Y' ? streakCnt : attendCnt));
  const left = Math.min(...missing.filter((days) => days > 0));
  return Number.isFinite(left) ? dayOf(startOf(today) + (left - (attendYn === 'Y' ? 0 : 1)) * DAY_MS) : undefined;
};

/** First day that counts: the start of the event, or the first own day. */
export const firstDay = ({ event, attendDtList }: Attendance): string | undefined =>
  event?.fromDtm ? event.fromDtm.slice(0, 8) : attendDtList[0];

/** Weeks of a month (YYYYMM) from Sunday; days of other months are undefined. */
export const weeksOf = (
  month: string,
  attendance: Attendance,
  today: string | undefined,
): readonly (readonly (CalendarDay | undefined)[])[] => {
  const attended = new Set(attendance.attendDtList);
  const [first, gift] = [firstDay(attendance), today === undefined ? undefined : giftDay(attendance, today)];
  const until = attendance.event?.untilDtm.slice(0, 8) ?? '';
  const markOf = (day: string): DayMark => {
    if (attended.has(day)) return 'attended';
    if (day === gift && (until === '' || day <= until)) return 'gift';
    if (day === today) return 'today';
    return today !== undefined && first !== undefined && day < today && day >= first ? 'missed' : 'plain';
  };
  const start = startOf(`${month}01`);
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4, 6)), 0)).getUTCDate();
  const cells = [
    ...Array.from({ length: new Date(start).getUTCDay() }, () => undefined),
    ...Array.from({ length: count }, (_, index) => {
      const day = dayOf(start + index * DAY_MS);
      return { day, date: index + 1, mark: markOf(day), isToday: day === today };
    }),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => cells[week * 7 + at]),
  );
};
