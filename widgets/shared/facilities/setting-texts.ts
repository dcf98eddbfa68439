import type { FieldTexts } from '#schemas/texts';

export const facilityStateTexts = {
  open: { ko: '펼쳐 두기', en: 'Open' },
  delayed: { ko: '지연', en: 'Delayed' },
  rest: { ko: '쉬는 시간', en: 'Rest', help: { ko: '잠시 닫았을 때예요.', en: 'Closed for a while.' } },
  closed: { ko: '오늘 쉼', en: 'Closed today', help: { ko: '오늘 쉴 때예요.', en: 'Closed today.' } },
  full: { ko: '만석', en: 'Full' },
  ended: {
    ko: '운영 시간 밖',
    en: 'Outside of its hours',
    help: { ko: '운영 시간 밖이에요.', en: 'Outside of its hours.' },
  },
  unknown: {
    ko: '그 밖의 실패',
    en: 'Any other failure',
    help: { ko: '상태가 없거나 10분이 지났을 때예요.', en: 'No state, or one older than ten minutes.' },
  },
  calm: { ko: '여유', en: 'Short wait' },
  normal: { ko: '보통', en: 'Moderate wait' },
  busy: { ko: '붐빔', en: 'Long wait' },
  minutes: {
    ko: '공연 시간(분)',
    en: 'Duration (min)',
    help: { ko: '분이에요. {{count}}가 숫자예요.', en: 'Minutes; {{count}}.' },
  },
  wait: {
    ko: '대기 문장',
    en: 'Wait in a sentence',
    help: { ko: '대기 시간을 문장으로 써요. {{count}}분이에요.', en: 'Wait time in a sentence; {{count}} minutes.' },
  },
  asOf: {
    ko: '기준 시각',
    en: 'Time of the state',
    help: { ko: '상태의 시각이에요. {{name}}이 시각이에요.', en: 'Time of the states; {{name}}.' },
  },
} as const satisfies FieldTexts;
