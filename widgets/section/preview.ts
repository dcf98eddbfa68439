import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '타기 좋은 곳', en: 'Good to ride' },
  note: { ko: '기다림이 짧은 순서예요', en: 'Shortest waits first' },
  more: { ko: '전체 보기', en: 'See all' },
  long: {
    ko: '비가 오는 날에도 아이와 함께 천천히 둘러보기 좋은 실내 놀이와 공연',
    en: 'Indoor rides and shows that are good for a slow rainy day out with small children',
  },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'with a link',
    settings: { title: 'title', note: 'note', more: { label: 'more', action: { action: 'move', pageNm: 'Inner' } } },
    children: 2,
    texts,
  },
  {
    name: 'long title',
    settings: { title: 'long', note: 'long', more: { label: 'more', action: { action: 'back' } } },
    children: 1,
    texts,
  },
  { name: 'without a head', settings: {}, children: 2, texts },
  { name: 'folded', settings: { title: 'title', folded: true }, children: 1, texts },
  { name: 'empty', settings: { title: 'title' }, texts },
];
