import type { FieldTexts } from '#schemas/texts';

export const openingTexts = {
  today: { ko: '오늘', en: 'Today', help: { ko: '오늘 운영 시간의 이름이에요.', en: "Label of today's hours." } },
  open: { ko: '펼쳐 두기', en: 'Open' },
  night: {
    ko: '야간 운영 중',
    en: 'Open late',
    help: {
      ko: '평소 시간이 지나 야간 개장 중일 때 하는 말이에요.',
      en: 'Open in the evening, after the usual hours.',
    },
  },
  before: {
    ko: '열기 전',
    en: 'Before opening',
    help: { ko: '오늘 이따가 열 때 하는 말이에요.', en: 'Opens later today.' },
  },
  after: {
    ko: '닫은 뒤',
    en: 'After closing',
    help: { ko: '오늘 운영이 끝났을 때 하는 말이에요.', en: 'Has closed for today.' },
  },
  closed: {
    ko: '쉬는 시설',
    en: 'Closed facilities',
    help: { ko: '오늘 열지 않을 때 하는 말이에요.', en: 'Does not open today.' },
  },
  left: {
    ko: '남은 시간',
    en: 'Time left',
    help: { ko: '문 닫을 때까지 남은 시간이에요. {{name}}에 들어가요.', en: 'Time until closing; {{name}}.' },
  },
  opensIn: {
    ko: '열 때까지',
    en: 'Time until opening',
    help: { ko: '문 열 때까지 남은 시간이에요. {{name}}에 들어가요.', en: 'Time until opening; {{name}}.' },
  },
  tomorrow: {
    ko: '내일 여는 시각',
    en: 'Opens tomorrow',
    help: { ko: '내일 {{name}}에 열 때 하는 말이에요.', en: 'Opens tomorrow at {{name}}.' },
  },
  hours: {
    ko: '운영 시간',
    en: 'Hours',
    help: { ko: '걸리는 시간 가운데 시간이에요. {{count}}에 들어가요.', en: 'Hours of a duration; {{count}}.' },
  },
  minutes: {
    ko: '공연 시간(분)',
    en: 'Duration (min)',
    help: { ko: '걸리는 시간 가운데 분이에요. {{count}}에 들어가요.', en: 'Minutes of a duration; {{count}}.' },
  },
} as const satisfies FieldTexts;

export const weatherTexts = {
  clear: { ko: '지우기', en: 'Clear' },
  clouds: { ko: '구름 조금', en: 'Partly cloudy' },
  overcast: { ko: '흐림', en: 'Overcast' },
  rain: { ko: '비', en: 'Rain' },
  snow: { ko: '눈', en: 'Snow' },
  degrees: {
    ko: '기온',
    en: 'Degrees',
    help: { ko: '기온이에요. {{count}}는 섭씨예요.', en: 'Temperature; {{count}} degrees Celsius.' },
  },
  simulated: {
    ko: '모의 값 표시',
    en: 'Mark of simulated values',
    help: { ko: '값이 꾸며 낸 것임을 알리는 말이에요.', en: 'Says that the values are simulated.' },
  },
} as const satisfies FieldTexts;
