import type { Locale } from '#schemas/parts';

/** Labels of the fields of a pass. */
export const passWords = {
  ko: {
    venue: '장소',
    valid: '이용 기간',
    holder: '이름',
    people: '인원',
    note: '안내',
    days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
    noteText:
      '입장할 때 이 코드를 보여 주세요. 하루에 한 번 입장할 수 있어요. 이용권을 빌려주거나 빼면 이 코드는 쓸 수 없어요.',
  },
  en: {
    venue: 'Park',
    valid: 'Valid',
    holder: 'Name',
    people: 'People',
    note: 'Note',
    days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
    noteText: 'Show this code at the gate. It enters once a day, and ends when the ticket is lent or removed.',
  },
} as const satisfies Readonly<Record<Locale, object>>;

/** Formats a day (YYYYMMDD). */
export const passDay = (day: string): string => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;
