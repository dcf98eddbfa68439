import type { FieldTexts, Words } from '../texts.ts';
import { actionTexts } from './action/texts.ts';
import { factConditionTexts, factGoalTexts } from './fact-goal/texts.ts';

/** Texts of a shared part: of its properties, and of its values. A schema names its part by the keyword `part`. */
interface PartText {
  readonly of?: FieldTexts;
  readonly values?: Readonly<Record<string, Words>>;
}

/** Texts of the properties that documents of all types have. */
export const envelopeTexts = {
  $schema: { ko: '스키마', en: 'Schema' },
  type: { ko: '종류', en: 'Type' },
  id: { ko: 'ID', en: 'ID' },
  v: { ko: '버전', en: 'Version' },
} as const satisfies FieldTexts;

const languages = { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } } as const;

/** Texts of the shared parts. The facts of conditions have `factTexts`. */
export const partTexts: Readonly<Record<string, PartText>> = {
  action: { of: actionTexts },
  'fact-condition': { of: factConditionTexts },
  'fact-goal': { of: factGoalTexts },
  'local-text': { of: languages },
  'local-html': { of: languages },
  'fact-list': { of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
  weekday: {
    values: {
      MON: { ko: '월요일', en: 'Monday' },
      TUE: { ko: '화요일', en: 'Tuesday' },
      WED: { ko: '수요일', en: 'Wednesday' },
      THU: { ko: '목요일', en: 'Thursday' },
      FRI: { ko: '금요일', en: 'Friday' },
      SAT: { ko: '토요일', en: 'Saturday' },
      SUN: { ko: '일요일', en: 'Sunday' },
    },
  },
};
