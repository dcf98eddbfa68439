import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'qrcode',
  label: { ko: '멤버십 코드', en: 'Membership code' },
  about: { ko: '1분마다 바뀌는 내 QR', en: 'The own QR code, which changes each minute' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    text: { ko: '문구', en: 'Text' },
    label: {
      ko: '이름',
      en: 'Label',
      help: { ko: '화면 낭독기가 읽는 코드의 설명이에요.', en: 'Description of the code for screen readers.' },
    },
  },
};
