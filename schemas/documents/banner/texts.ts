import type { DocumentTexts } from '../../texts.ts';
import type { bannerSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof bannerSchema> = {
  bannerCode: { ko: '배너 자리', en: 'Banner place' },
  bannerKindCd: { ko: '배너 종류 코드', en: 'Banner kind code' },
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  bannerSubject: { ko: '배너 문구', en: 'Words of the banner' },
  text: { ko: '문구', en: 'Text' },
  tag: { ko: '태그', en: 'Tag' },
  art: { ko: '그림', en: 'Picture' },
  action: { ko: '동작', en: 'Action' },
  order: { ko: '순서', en: 'Order' },
  from: { ko: '시작', en: 'From' },
  until: { ko: '끝', en: 'Until' },
};
