import type { FieldText, FieldTexts } from '#schemas/texts';

export const answerSourceTexts = {
  path: { ko: '경로', en: 'Path', help: { ko: '데이터 서비스의 경로예요.', en: 'Path of a data service.' } },
  query: { ko: '질의 값', en: 'Query values' },
} as const satisfies FieldTexts;

/** Placements that a query parameter of the page shows or hides. */
export const onlyWithTexts = {
  ko: '주소에 있어야 하는 값',
  en: 'Required query parameter',
  help: {
    ko: '페이지의 질의 이름이에요. 주소에 그 값이 없으면 아무것도 보이지 않아요.',
    en: 'Query parameter of the page; without a value nothing is shown.',
  },
} as const satisfies FieldText;
export const hiddenByTexts = {
  ko: '주소에 없어야 하는 값',
  en: 'Query parameter that hides this',
  help: {
    ko: '페이지의 질의 이름이에요. 주소에 그 값이 있으면 아무것도 보이지 않아요.',
    en: 'Query parameter of the page; with a value nothing is shown.',
  },
} as const satisfies FieldText;
