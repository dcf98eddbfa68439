import type { FieldTexts } from '#schemas/texts';

export const termTexts = {
  field: { ko: '입력란', en: 'Field' },
  is: { ko: '값', en: 'Is' },
} as const satisfies FieldTexts;

export const linkTexts = {
  label: { ko: '이름', en: 'Label' },
  action: { ko: '동작', en: 'Action' },
  when: { ko: '보이는 조건', en: 'Shown when' },
} as const satisfies FieldTexts;
