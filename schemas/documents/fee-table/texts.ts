import type { DocumentTexts } from '../../texts.ts';
import type { feeTableSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof feeTableSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  dayKinds: {
    ko: '요일 구분',
    en: 'Day kinds',
    of: {
      dayKindId: { ko: '요일 구분 이름', en: 'Day kind' },
      name: { ko: '이름', en: 'Name' },
      weekdays: {
        ko: '요일',
        en: 'Weekdays',
        help: { ko: '요일이에요. 0은 일요일이에요.', en: 'Days of the week; 0 is Sunday.' },
      },
      dates: {
        ko: '날짜',
        en: 'Dates',
        help: { ko: '요일보다 먼저 보는 날짜예요.', en: 'Single days, before weekdays.' },
        of: { from: { ko: '시작', en: 'From' }, until: { ko: '끝', en: 'Until' } },
      },
    },
  },
  classes: {
    ko: '나이 구분',
    en: 'Visitor classes',
    of: {
      classId: { ko: '나이 구분 이름', en: 'Visitor class' },
      name: { ko: '이름', en: 'Name' },
      note: { ko: '덧붙이는 말', en: 'Note' },
    },
  },
  tickets: {
    ko: '이용권',
    en: 'Tickets',
    of: {
      ticketId: { ko: '이용권 이름', en: 'Ticket' },
      name: { ko: '이름', en: 'Name' },
      note: { ko: '덧붙이는 말', en: 'Note' },
      prices: {
        ko: '요금',
        en: 'Prices',
        of: {
          dayKindId: { ko: '요일 구분 이름', en: 'Day kind' },
          classId: { ko: '나이 구분 이름', en: 'Visitor class' },
          won: { ko: '원', en: 'Won' },
        },
      },
    },
  },
};
