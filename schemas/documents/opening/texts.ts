import type { DocumentTexts } from '../../texts.ts';
import type { openingSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof openingSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  date: { ko: '날짜', en: 'Date' },
  season: {
    ko: '기간',
    en: 'Season',
    of: {
      weekdays: { ko: '요일', en: 'Weekdays' },
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until' },
    },
  },
  hours: {
    ko: '운영 시간',
    en: 'Hours',
    help: { ko: '비우면 문을 열지 않아요.', en: 'Left out, the venue is closed.' },
    of: {
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until' },
      nightUntil: {
        ko: '야간 운영 끝',
        en: 'Night opening until',
        help: { ko: '야간 운영이 끝나는 시각이에요.', en: 'End of the night opening.' },
      },
    },
  },
  notes: { ko: '덧붙이는 말', en: 'Notes' },
  closed: {
    ko: '쉬는 시설',
    en: 'Closed facilities',
    help: { ko: '이 날들에 열지 않는 시설이에요.', en: 'Facilities that do not open on these days.' },
    of: { facilityId: { ko: '시설 번호', en: 'Facility ID' }, reason: { ko: '이유', en: 'Reason' } },
  },
};
