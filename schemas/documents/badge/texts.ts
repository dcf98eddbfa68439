import type { DocumentTexts } from '../../texts.ts';
import type { badgeSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof badgeSchema> = {
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '받는 방법', en: 'How to earn it' },
  art: { ko: '그림', en: 'Picture' },
  each: {
    ko: '받는 횟수',
    en: 'Awarded',
    values: {
      EVER: { ko: '한 번', en: 'Once' },
      YEAR: { ko: '해마다', en: 'Each year' },
      MONTH: { ko: '달마다', en: 'Each month' },
    },
  },
  goal: {
    ko: '조건',
    en: 'Conditions',
    help: { ko: '묶음 하나를 다 채우면 받아요.', en: 'One group with all its conditions is enough.' },
  },
};
