import type { DocumentTexts } from '../../texts.ts';
import type { expProgramSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof expProgramSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  icon: { ko: '아이콘', en: 'Icon' },
  facilityId: {
    ko: '체험하는 시설',
    en: 'Facility',
    help: {
      ko: '체험하는 시설이에요. 체험권에서 길을 안내해요.',
      en: 'Facility at which it takes place; the pass leads there.',
    },
  },
  minutes: { ko: '체험 시간(분)', en: 'Duration (min)' },
  canRemove: {
    ko: '포켓에서 뺄 수 있음',
    en: 'Can be removed',
    help: { ko: '주인이 포켓에서 뺄 수 있어요.', en: 'Its owner may remove it from the pocket.' },
  },
};
