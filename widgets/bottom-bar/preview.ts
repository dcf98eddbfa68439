import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './settings.ts';

const texts = {
  home: { ko: '홈', en: 'Home' },
  map: { ko: '지도', en: 'Map' },
  pocket: { ko: '포켓', en: 'Pocket' },
  point: { ko: '솜', en: 'Som' },
  course: { ko: '코스', en: 'Courses' },
  all: { ko: '전체', en: 'All' },
  tip: { ko: '표는 여기에 있어요', en: 'Your tickets are here' },
  sorry: { ko: '영어로는 아직 없어요', en: 'Not in English yet' },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'six items',
    settings: {
      items: [
        { id: 'home', icon: 'home', label: 'home', action: { action: 'main' }, match: ['/garam'] },
        { id: 'map', icon: 'map-2', label: 'map', action: { action: 'move', pageNm: 'Inner' }, match: ['/garam/map'] },
        {
          id: 'pocket',
          icon: 'ticket',
          label: 'pocket',
          action: { action: 'move', pageNm: 'Inner' },
          motion: 'swing',
          tip: { text: 'tip', fromMs: 10_000, fadeMs: 15_500, untilMs: 16_000 },
        },
        { id: 'point', icon: 'cloud', label: 'point', action: { action: 'move', pageNm: 'Inner' } },
        { id: 'course', icon: 'route', label: 'course', action: { action: 'alert', message: 'sorry' } },
        { id: 'all', icon: 'category', label: 'all', action: { action: 'all-menu' } },
      ],
    },
    texts,
  },
  {
    name: 'one item',
    settings: { items: [{ id: 'home', icon: 'home', label: 'home', action: { action: 'main' } }] },
    texts,
  },
];
