import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'speakerphone',
  label: { ko: '알림 줄', en: 'Notice bar' },
  about: { ko: '고정 공지를 한 줄로', en: 'The pinned notice in one line' },
  settings: {
    label: { ko: '이름', en: 'Label' },
    publctTypeCd: {
      ko: '시설 코드',
      en: 'Venue type code',
      help: {
        ko: '누구의 공지인지 정해요. 비우면 이 장소의 것이에요.',
        en: "Whose notices; left out, the venue's own.",
      },
    },
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
  },
};
