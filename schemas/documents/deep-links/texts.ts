import type { DocumentTexts } from '../../texts.ts';
import type { deepLinksSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof deepLinksSchema> = {
  pages: {
    ko: '페이지',
    en: 'Pages',
    of: {
      pageNm: { ko: '화면', en: 'Screen' },
      params: { ko: '경로 값', en: 'Path values' },
      query: {
        ko: '주소에 적는 이름',
        en: 'Name in the address',
        help: { ko: '주소에 덧붙여요.', en: 'Added to the address.' },
      },
      follow: {
        ko: '여는 곳',
        en: 'Where it opens',
        help: {
          ko: '함께 온 주소를 열어요. 열 수 없으면 “화면”, 그것도 없으면 장소의 첫 화면이에요.',
          en: 'The address that comes along is opened; where it may not be, the screen, else the main page of the venue.',
        },
        values: { inside: { ko: '이 사이트 안', en: 'Inside' }, outside: { ko: '밖', en: 'Outside' } },
      },
      codes: {
        ko: '코드',
        en: 'Codes',
        help: {
          ko: '다른 페이지를 뜻하는 코드예요. 대소문자와 상관없이 처음 맞는 것을 써요.',
          en: 'Codes of other pages, case-insensitive. The first match applies.',
        },
        of: {
          starts: { ko: '시작 글자', en: 'Begins with' },
          not: { ko: '빼는 시작 글자', en: 'Does not begin with' },
          page: { ko: '페이지', en: 'Page' },
        },
      },
    },
  },
};
