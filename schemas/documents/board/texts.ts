import type { DocumentTexts } from '../../texts.ts';
import type { boardSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof boardSchema> = {
  publctId: { ko: '게시물 번호', en: 'Post number' },
  publctTypeCd: { ko: '시설 코드', en: 'Venue type code' },
  boardKindCd: { ko: '게시물 종류', en: 'Kind of post' },
  order: { ko: '순서', en: 'Order' },
  from: { ko: '시작', en: 'From' },
  until: { ko: '끝', en: 'Until' },
  tag: { ko: '태그', en: 'Tag' },
  icon: { ko: '아이콘', en: 'Icon' },
  title: { ko: '제목', en: 'Title' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
};
