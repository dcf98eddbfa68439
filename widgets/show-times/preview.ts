import type { PreviewCase } from '../define-widget.ts';
import { previewDays, previewShows } from '../shared/park/day-preview.ts';
import { named } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  empty: { ko: '이날은 공연이 없어요', en: 'No shows on this day' },
  over: { ko: '오늘 공연은 모두 끝났어요', en: 'All shows of today are over' },
  ended: { ko: '끝났어요', en: 'Over' },
  running: { ko: '지금 해요', en: 'On now' },
  startsIn: { ko: '{{name}} 뒤', en: 'in {{name}}' },
  length: { ko: '{{count}}분', en: '{{count}} min' },
  now: { ko: '지금 {{name}}', en: 'Now {{name}}' },
  days: { ko: '날짜', en: 'Days' },
  places: { ko: '장소', en: 'Places' },
  allPlaces: { ko: '모든 장소', en: 'All places' },
  today: { ko: '오늘', en: 'Today' },
  hours: { ko: '{{count}}시간', en: '{{count}} h' },
  minutes: { ko: '{{count}}분', en: '{{count}} min' },
  remind: { ko: '{{name}} 알림', en: 'Remind me of {{name}}' },
  reminder: { ko: '{{name}}에 시작해요', en: 'Starts at {{name}}' },
  reminded: { ko: '시작 10분 전에 알려 드려요', en: 'We remind you 10 minutes before' },
  forgotten: { ko: '알림을 껐어요', en: 'Reminder removed' },
  noReminder: { ko: '알림은 알림을 켠 앱에서 받을 수 있어요', en: 'Reminders work in the app with notifications on' },
} as const;
const texts = own;
const settings = (variant: Settings['variant'], more: Partial<Settings> = {}): Settings => ({
  variant,
  texts: named(Object.keys(own) as readonly (keyof typeof own)[]),
  ...more,
});
const data = { operations: previewDays, shows: previewShows } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'list',
    settings: settings('list', {
      map: { action: 'move', pageNm: 'Detail', params: { publctId: '{item.facilityId}' } },
    }),
    data,
    texts,
  },
  { name: 'one place', settings: settings('list'), data, query: { place: '202' }, texts },
  { name: 'today', settings: settings('today'), data, texts },
  {
    name: 'past shows folded',
    settings: { ...settings('today'), texts: { ...settings('today').texts, past: 'past' } },
    data,
    texts: { ...texts, past: { ko: '지난 공연 {{count}}개', en: '{{count}} earlier shows' } },
  },
  { name: 'next', settings: settings('next', { count: 2 }), data, texts },
  {
    name: 'no shows',
    settings: settings('date'),
    data: { shows: { state: 'ready', value: { date: '20660531', list: [] } } },
    texts,
  },
  { name: 'waiting', settings: settings('today'), data: { shows: { state: 'waiting' } }, texts },
];
