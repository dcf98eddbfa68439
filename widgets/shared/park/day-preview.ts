/** Texts of the widgets of a park's day, for previews. */
const opening = {
  today: { ko: '오늘', en: 'Today' },
  open: { ko: '운영 중', en: 'Open' },
  night: { ko: '야간 운영 중', en: 'Open late' },
  before: { ko: '아직 열기 전', en: 'Not open yet' },
  after: { ko: '오늘 운영 끝', en: 'Closed for today' },
  closed: { ko: '오늘은 쉬어요', en: 'Closed today' },
  left: { ko: '{{name}} 남음', en: '{{name}} left' },
  opensIn: { ko: '{{name}} 뒤에 열어요', en: 'opens in {{name}}' },
  tomorrow: { ko: '내일 {{name}}에 열어요', en: 'opens tomorrow at {{name}}' },
  hours: { ko: '{{count}}시간', en: '{{count}} h' },
  minutes: { ko: '{{count}}분', en: '{{count}} min' },
} as const;
const weather = {
  clear: { ko: '맑음', en: 'Clear' },
  clouds: { ko: '구름 조금', en: 'Partly cloudy' },
  overcast: { ko: '흐림', en: 'Overcast' },
  rain: { ko: '비', en: 'Rain' },
  snow: { ko: '눈', en: 'Snow' },
  degrees: { ko: '{{count}}°', en: '{{count}}°' },
  simulated: { ko: '모의 값', en: 'simulated' },
} as const;

const prefixed = <Texts extends object>(
  prefix: string,
  texts: Texts,
): Readonly<Record<string, { readonly ko: string; readonly en: string }>> =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [`${prefix}${name}`, value]));
const keysOf = <Texts extends object>(prefix: string, texts: Texts): { readonly [Key in keyof Texts]: string } =>
  // Same keys, by construction.
  Object.fromEntries(Object.keys(texts).map((name) => [name, `${prefix}${name}`])) as {
    readonly [Key in keyof Texts]: string;
  };

/** Opening settings of a preview. */
export const previewOpening = keysOf('opening-', opening);
/** Weather settings of a preview. */
export const previewWeather = keysOf('weather-', weather);
/** Texts for both. */
export const previewDayTexts = { ...prefixed('opening-', opening), ...prefixed('weather-', weather) };

const day = (date: string, more: object = {}) => ({
  date,
  openYn: 'Y',
  fromTm: '1000',
  untilTm: '2000',
  nightUntilTm: '',
  notes: '',
  closedList: [],
  ...more,
});

/** Days far in the future, so that previews look alike at any time. */
export const previewDays = {
  state: 'ready',
  value: {
    dayList: [
      day('20660529', {
        nightUntilTm: '2200',
        notes: 'Fireworks 불꽃놀이',
        closedList: [
          {
            facilityId: '101',
            faciltCateKindCd: '01',
            name: 'Cloud Swing 구름 그네',
            reason: 'Yearly check 정기 점검',
          },
        ],
      }),
      day('20660530'),
      day('20660531', { openYn: 'N', fromTm: '', untilTm: '' }),
      day('20660601'),
    ],
  },
} as const;

/** Shows of a preview. */
const show = (showId: string, name: string, timeList: readonly string[], facilityId: string) => ({
  showId,
  name,
  summary: '',
  tag: '',
  iconNm: '',
  imageNm: '',
  facilityId,
  faciltCateKindCd: '02',
  placeNm: `Stage ${facilityId} 무대`,
  minutes: 20,
  timeList,
  factList: [],
});
export const previewShows = {
  state: 'ready',
  value: {
    date: '20660529',
    list: [show('1', 'Lantern March 등불 행진', ['1130', '1900'], '201'), show('2', 'Puppets 인형극', ['1400'], '202')],
  },
} as const;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  temp: hour,
  skyCd: hour % 6 === 0 ? 'RAIN' : 'CLEAR',
  crowd: hour < 10 || hour > 19 ? 0 : 1 + (hour % 5),
}));
/** Weather of a preview. */
export const previewSky = {
  state: 'ready',
  value: {
    date: '20660529',
    asOfTm: '1400',
    tempNow: 14,
    tempMin: 0,
    tempMax: 23,
    skyCd: 'CLEAR',
    rainPct: 20,
    crowdNow: 5,
    hourList: hours,
    simulatedYn: 'Y',
  },
} as const;
