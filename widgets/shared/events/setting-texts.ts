import type { FieldTexts } from '#schemas/texts';

export const guestTexts = {
  text: { ko: '문구', en: 'Text' },
  label: { ko: '이름', en: 'Label' },
  action: { ko: '동작', en: 'Action' },
} as const satisfies FieldTexts;
