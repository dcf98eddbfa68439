import type { PreviewCase } from '../define-widget.ts';
import { previewDays, previewDayTexts, previewOpening } from '../shared/park/day-preview.ts';
import { named, previewFacilities, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  night: { ko: '야간 개장 {{name}}까지', en: 'Late opening until {{name}}' },
  closed: { ko: '쉬는 날이에요', en: 'Closed on this day' },
  choose: { ko: '날짜 고르기', en: 'Choose a day' },
  closures: { ko: '이날 쉬는 곳', en: 'Closed on this day' },
  noClosures: { ko: '쉬는 곳이 없어요', en: 'Everything is open as planned' },
  noSuchDay: { ko: '이날은 볼 수 없어요', en: 'That day cannot be shown' },
  noHours: { ko: '운영 시간을 불러오지 못했어요', en: 'The hours could not be loaded' },
} as const;
const texts = { ...previewDayTexts, ...previewStateTexts, ...own };
const keys = named(Object.keys(own) as readonly (keyof typeof own)[]);
const settings = (variant: Settings['variant'], more: Partial<Settings> = {}): Settings => ({
  variant,
  opening: previewOpening,
  texts: keys,
  state: previewState,
  ...more,
});
const facilities = { state: 'ready', value: { list: previewFacilities, totalCnt: previewFacilities.length } } as const;
const detail = { action: 'move', pageNm: 'Detail', params: { publctId: '{item.facilityId}' } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'today', settings: settings('today', { art: 'park-sky' }), data: { operations: previewDays }, texts },
  { name: 'days', settings: settings('days', { detail }), data: { operations: previewDays }, texts },
  {
    name: 'a closed day',
    settings: settings('days'),
    data: { operations: previewDays },
    query: { date: '20660531' },
    texts,
  },
  {
    name: 'a day outside the calendar',
    settings: settings('days'),
    data: { operations: previewDays },
    query: { date: '20991231' },
    texts,
  },
  {
    name: 'closures',
    settings: settings('closures', { detail }),
    data: { operations: previewDays, facilities },
    texts,
  },
  { name: 'waiting', settings: settings('today'), data: { operations: { state: 'waiting' } }, texts },
];
