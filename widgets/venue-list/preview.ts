import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '오늘은 어디로 갈까요?', en: 'Where to today?' },
  note: { ko: '네 곳 모두 한 언덕 안에 있어요.', en: 'All four are on one hill.' },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'pictures', settings: { variant: 'pictures', title: 'title', note: 'note' }, texts },
  { name: 'lite', settings: { variant: 'lite', title: 'title' }, texts },
  { name: 'doors alone', settings: { variant: 'pictures' }, texts },
];
