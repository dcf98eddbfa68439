import type { DocumentTexts } from '../../texts.ts';
import type { pushSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof pushSchema> = {
  types: {
    ko: '종류',
    en: 'Types',
    of: {
      page: {
        ko: '페이지',
        en: 'Page',
        help: { ko: '장소의 딥 링크에 있는 페이지예요.', en: "A page of the venue's deep links." },
      },
      follow: {
        ko: '여는 곳',
        en: 'Where it opens',
        help: {
          ko: 'linkUrl을 열어요. 없거나 열 수 없으면 페이지를 열어요.',
          en: 'Opens the linkUrl. If it is missing or not allowed: the page.',
        },
        values: { inside: { ko: '이 사이트 안', en: 'Inside' }, outside: { ko: '밖', en: 'Outside' } },
      },
    },
  },
  other: { ko: '그 밖', en: 'Other', help: { ko: '그 밖의 모든 종류에 써요.', en: 'For all other types.' } },
};
