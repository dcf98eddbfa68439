import type { DocumentTexts } from '../../texts.ts';
import type { dayPassSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof dayPassSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  name: { ko: '이름', en: 'Name' },
  places: { ko: '하루 자리', en: 'Places a day', help: { ko: '하루에 받는 사람 수예요.', en: 'People a day.' } },
  periods: {
    ko: '예약할 수 있는 날',
    en: 'Days to reserve',
    help: { ko: '예약할 수 있는 날이에요.', en: 'Days that can be reserved.' },
    of: {
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until' },
      weekdays: {
        ko: '요일',
        en: 'Weekdays',
        help: { ko: '요일이에요. 0은 일요일이에요.', en: 'Days of the week; 0 is Sunday.' },
      },
    },
  },
};
