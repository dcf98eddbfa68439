import type { DocumentTexts } from '../../texts.ts';
import type { gradeTableSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof gradeTableSchema> = {
  simple: { ko: '준회원 등급', en: 'Grade of simple members' },
  grades: {
    ko: '등급',
    en: 'Grades',
    help: {
      ko: '낮은 등급부터 적어요. 이름은 등급 코드 목록에 있어요.',
      en: 'The lowest first. Their names are in the list of grades.',
    },
    of: {
      grade: { ko: '등급 코드', en: 'Grade' },
      from: { ko: '필요한 점수', en: 'Score needed' },
      earnPercent: { ko: '솜 적립률(%)', en: 'Som earned (%)' },
      benefits: { ko: '혜택', en: 'Benefits' },
    },
  },
  wonPerScore: { ko: '1점당 결제 금액(원)', en: 'Won for one point of score' },
  visitScore: { ko: '방문 하루 점수', en: 'Score of a day with a visit' },
  scoreMonths: {
    ko: '점수 유효 기간(개월)',
    en: 'Score is valid for (months)',
    help: { ko: '그달 말일까지 유효해요.', en: 'Until the end of that month.' },
  },
  termMonths: {
    ko: '등급 유지 기간(개월)',
    en: 'A grade lasts (months)',
    help: { ko: '이 기간이 끝날 때만 낮아져요.', en: 'A grade is lowered only when they end.' },
  },
};
