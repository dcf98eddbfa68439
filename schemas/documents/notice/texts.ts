import type { DocumentTexts } from '../../texts.ts';
import type { noticeSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof noticeSchema> = {
  publctId: { ko: '게시물 번호', en: 'Post number' },
  publctTypeCd: { ko: '시설 코드', en: 'Venue type code' },
  category: { ko: '분류', en: 'Category' },
  pinned: { ko: '맨 위 고정', en: 'Pinned' },
  publishedAt: { ko: '게시일', en: 'Published on' },
  from: { ko: '시작', en: 'From' },
  until: { ko: '끝', en: 'Until' },
  title: { ko: '제목', en: 'Title' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
};
