import type { PreviewCase } from '../define-widget.ts';
import { previewDayTexts, previewShows, previewSky, previewWeather } from '../shared/park/day-preview.ts';
import { previewFacilities, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  weather: { ko: '날씨', en: 'Weather' },
  now: { ko: '지금', en: 'Now' },
  hour: { ko: '{{count}}시', en: '{{count}}:00' },
  range: { ko: '오늘 {{name}}', en: 'today {{name}}' },
  rain: { ko: '비나 눈 올 확률 {{count}}%', en: '{{count}}% chance of rain or snow' },
  noWeather: { ko: '날씨를 불러오지 못했어요', en: 'The weather could not be loaded' },
  crowd: { ko: '붐빔', en: 'Crowd' },
  crowds: { ko: '시간마다 붐비는 정도: {{name}}', en: 'Crowd by hour: {{name}}' },
  crowdNow: { ko: '지금 {{name}}', en: '{{name}} now' },
  closed: { ko: '지금은 닫혀 있어요', en: 'Closed now' },
  calmer: { ko: '{{name}}부터 여유로워져요', en: 'Calmer from {{name}}' },
  busier: { ko: '{{name}}부터 더 붐벼요', en: 'Busier from {{name}}' },
  steady: { ko: '닫을 때까지 비슷해요', en: 'About the same until closing' },
  level1: { ko: '한산', en: 'Quiet' },
  level2: { ko: '여유', en: 'Calm' },
  level3: { ko: '보통', en: 'Moderate' },
  level4: { ko: '붐빔', en: 'Busy' },
  level5: { ko: '매우 붐빔', en: 'Very busy' },
  wait: { ko: '평균 대기', en: 'Avg. wait' },
  show: { ko: '다음 공연', en: 'Next show' },
  open: { ko: '운영 중', en: 'Open now' },
  none: { ko: '없음', en: 'None' },
  places: { ko: '{{count}}곳', en: '{{count}} places' },
} as const;
// Both kinds of texts have some names in common.
const texts = {
  ...previewDayTexts,
  ...previewStateTexts,
  ...Object.fromEntries(Object.entries(own).map(([name, value]) => [`own-${name}`, value])),
};
const keys = Object.fromEntries(Object.keys(own).map((name) => [name, `own-${name}`])) as {
  readonly [Key in keyof typeof own]: string;
};
const settings = (variant: Settings['variant'], more: Partial<Settings> = {}): Settings => ({
  variant,
  weather: previewWeather,
  texts: keys,
  state: previewState,
  ...more,
});
const facilities = { state: 'ready', value: { list: previewFacilities, totalCnt: previewFacilities.length } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'weather', settings: settings('weather'), data: { weather: previewSky }, texts },
  { name: 'crowd', settings: settings('crowd'), data: { weather: previewSky }, texts },
  {
    name: 'facts',
    settings: settings('facts', { facts: ['crowd', 'wait', 'show', 'open'] }),
    data: { weather: previewSky, facilities, shows: previewShows },
    texts,
  },
  { name: 'waiting', settings: settings('weather'), data: { weather: { state: 'waiting' } }, texts },
];
