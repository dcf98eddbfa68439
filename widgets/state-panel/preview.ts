import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  soon: { ko: '준비 중', en: 'Coming soon' },
  filled: { ko: '{{name}}까지예요', en: 'Until {{name}}' },
  title: { ko: '겨울 축제를\n꾸미고 있어요', en: 'We are preparing\nthe winter festival' },
  until: { ko: '12월 1일 화요일에 문을 열어요.', en: 'It opens on Tuesday 1 December.' },
  closed: { ko: '잠시 닫았어요', en: 'Closed for a while' },
  long: {
    ko: '안전 점검이 예상보다 길어져 오늘 하루 이 화면을 열 수 없게 되었어요',
    en: 'The safety check takes longer than expected, so this page stays closed for the rest of the day',
  },
  note: { ko: '궁금한 점은 고객센터에 물어봐 주세요.', en: 'Please ask our help desk if you need anything.' },
  shows: { ko: '오늘의 공연', en: 'Shows today' },
  showsText: { ko: '14:30 노을 퍼레이드', en: '14:30 Sunset parade' },
  home: { ko: '첫 화면', en: 'Home' },
  back: { ko: '이전 화면으로', en: 'Go back' },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'preparing',
    settings: {
      badge: { text: 'soon', icon: 'tool', tone: 'wait' },
      title: 'title',
      text: 'until',
      links: [
        { icon: 'calendar-event', title: 'shows', text: 'showsText', action: { action: 'move', pageNm: 'Inner' } },
        { icon: 'home', title: 'home', action: { action: 'main' } },
      ],
      action: { label: 'back', icon: 'arrow-back-up', action: { action: 'back' } },
    },
    texts,
  },
  {
    name: 'blocked, long words',
    settings: {
      badge: { text: 'closed', tone: 'stop', icon: 'barrier-block' },
      title: 'long',
      text: 'long',
      note: 'note',
      links: [{ title: 'home', action: { action: 'main' } }],
    },
    texts,
  },
  {
    name: 'value of the address',
    settings: { filledBy: { query: 'day', form: 'day' }, title: 'filled', text: 'until' },
    texts,
    query: { day: '20261206' },
  },
  { name: 'title alone', settings: { title: 'title' }, texts },
];
