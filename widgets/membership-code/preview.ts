import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '내 QR', en: 'My QR code' },
  text: {
    ko: '함께할 사람에게 보여 주세요. 1분마다 바뀌어요.',
    en: 'Show it to your companion. It changes each minute.',
  },
  label: { ko: '내 멤버십 바코드', en: 'My membership barcode' },
} as const;
const settings: Settings = { title: 'title', text: 'text', label: 'label' };

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'a code',
    settings,
    data: {
      code: {
        state: 'ready',
        value: { barcode: 'PM100000000001482913', nickName: '하늘바람', untilDtm: '20261101120100' },
      },
    },
    texts,
  },
  { name: 'waiting', settings, data: { code: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { code: { state: 'failed' } }, texts },
];
