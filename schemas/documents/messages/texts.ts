import type { DocumentTexts } from '../../texts.ts';
import type { messagesSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof messagesSchema> = {
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
  locale: {
    ko: '언어',
    en: 'Language',
    values: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
  },
  texts: { ko: '문구', en: 'Texts' },
};
