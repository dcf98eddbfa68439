import type { DocumentTexts } from '../../texts.ts';
import type { mealKindSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof mealKindSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  icon: { ko: '아이콘', en: 'Icon' },
  facilityIds: {
    ko: '쓸 수 있는 시설',
    en: 'Facilities',
    help: { ko: '식사권을 쓸 수 있는 시설이에요.', en: 'Facilities where it is taken.' },
  },
};
