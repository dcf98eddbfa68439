import {
  previewDays,
  previewDayTexts,
  previewOpening,
  previewSky,
  previewWeather,
} from '../shared/park/day-preview.ts';
import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  day: { ko: '11월 21일 토요일', en: 'Saturday 21 November' },
  sky: { ko: '맑음 12°', en: 'Clear 12°' },
  title: { ko: '노을이 지기 전에,\n하늘 한 바퀴', en: 'One round of sky\nbefore sunset' },
  open: { ko: '운영 중', en: 'Open' },
  hours: { ko: '10:00–21:00', en: '10:00–21:00' },
  long: {
    ko: '눈이 많이 오는 날에는 조금 천천히, 그래도 끝까지 따뜻하게 모실게요',
    en: 'On days of heavy snow we go a little slower, but we keep you warm until the very last ride of the evening',
  },
  stop: { ko: '오늘은 강한 바람 때문에 일찍 닫아요', en: 'Closing early today because of strong wind' },
  page: { ko: '오시는 길', en: 'Getting here' },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'home',
    settings: {
      art: 'park',
      size: 'home',
      line: [{ text: 'day' }, { text: 'sky', icon: 'sun' }],
      title: 'title',
      chip: { label: 'open', value: 'hours' },
    },
    texts,
  },
  {
    name: 'long words',
    settings: {
      art: 'track',
      size: 'home',
      line: [{ text: 'day' }, { text: 'sky', icon: 'temperature' }, { text: 'stop', icon: 'wind' }],
      title: 'long',
      chip: { label: 'stop', value: 'hours', tone: 'stop' },
    },
    texts,
  },
  { name: 'head of an inner page', settings: { art: 'forest', size: 'small', title: 'page' }, texts },
  { name: 'picture of a state', settings: { art: 'state-preparing', size: 'state' }, texts },
  {
    name: 'the venue now',
    settings: { art: 'park', size: 'home', title: 'title', now: { opening: previewOpening, weather: previewWeather } },
    data: { operations: previewDays, weather: previewSky },
    texts: { ...texts, ...previewDayTexts },
  },
];
