import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  alt: { ko: '언덕 위 관람차와 그 아래 광장', en: 'The big wheel on its hill, and the square below' },
  caption: { ko: '한눈에 보는 파크', en: 'The park at a glance' },
  download: { ko: '내려받기', en: 'Download' },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a picture', settings: { art: 'park-view', alt: 'alt', caption: 'caption' }, texts },
  {
    name: 'to be enlarged',
    settings: { art: 'park', alt: 'alt', caption: 'caption', zoom: true, download: 'download' },
    texts,
  },
  { name: 'without words', settings: { art: 'park-wheel', alt: 'alt' }, texts },
];
