import type { FieldTexts } from '#schemas/texts';

export const answerSourceTexts = {
  path: { ko: '경로', en: 'Path', help: { ko: '데이터 서비스의 경로예요.', en: 'Path of a data service.' } },
  query: { ko: '질의 값', en: 'Query values' },
} as const satisfies FieldTexts;
