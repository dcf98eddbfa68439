import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'menu', settings: { icon: 'menu-2', label: 'menu' }, texts: { menu: { ko: '메뉴', en: 'Menu' } } },
  {
    name: 'long word',
    settings: { icon: 'category', label: 'menu' },
    texts: { menu: { ko: '모든 화면 한눈에 보기', en: 'Every page at one glance' } },
  },
];
