import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  label: { ko: '바로 가기', en: 'Shortcuts' },
  notices: { ko: '공지사항', en: 'Notices' },
  events: { ko: '이벤트', en: 'Events' },
  benefits: { ko: '이달의 혜택', en: 'Benefits of the month' },
  partners: { ko: '제휴 할인', en: 'Partner discounts' },
  phone: { ko: '전화로 물어보기', en: 'Ask by phone' },
} as const;

const inner = { action: 'move', pageNm: 'Inner' } as const;
const four: Settings['items'] = [
  { icon: 'speakerphone', label: 'notices', action: inner },
  { icon: 'confetti', label: 'events', action: inner },
  { icon: 'gift', label: 'benefits', action: inner },
  { icon: 'rosette-discount', label: 'partners', action: inner },
];

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'four', settings: { label: 'label', items: four }, texts },
  {
    name: 'six with a button',
    settings: {
      label: 'label',
      items: [
        ...four,
        { icon: 'phone', label: 'phone', action: { action: 'link', linkUrl: 'tel:15880000' } },
        { icon: 'language', label: 'events', action: { action: 'language' } },
      ],
    },
    texts,
  },
  {
    name: 'one',
    settings: { label: 'label', items: [{ icon: 'phone', label: 'phone', action: { action: 'back' } }] },
    texts,
  },
];
