import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  sheet: { ko: '오늘의 파크', en: 'The park today' },
  grip: { ko: '목록 높이', en: 'Height of the list' },
  top: { ko: '위', en: 'top' },
  mid: { ko: '가운데', en: 'middle' },
  bottom: { ko: '아래', en: 'bottom' },
} as const;
const names = { sheet: 'sheet', grip: 'grip', top: 'top', mid: 'mid', bottom: 'bottom' } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'in the middle', settings: { heights: 'part', initial: 2, texts: names }, children: 3, texts },
  { name: 'low', settings: { heights: 'full', initial: 1, texts: names }, children: 3, texts },
];
