import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'arrows-move-horizontal',
  label: { ko: '배너 넘기기', en: 'Carousel' },
  about: { ko: '하나씩 넘어가는 배너', en: 'Banners one at a time' },
  settings: {
    label: {
      ko: '이름',
      en: 'Label',
      help: { ko: '화면 낭독기에 무엇에 관한 배너인지 알려요.', en: 'What the banners are about, for screen readers.' },
    },
    bannerCode: {
      ko: '배너 자리',
      en: 'Banner place',
      help: { ko: '배너가 놓이는 자리예요.', en: 'The place whose banners are shown.' },
    },
    bannerKindCd: { ko: '배너 종류 코드', en: 'Banner kind code' },
    parkKindCd: {
      ko: '공원 코드',
      en: 'Park code',
      help: {
        ko: '누구의 배너인지 정해요. 비우면 이 장소의 것이에요.',
        en: "Whose banners; left out, the venue's own.",
      },
    },
    count: { ko: '개수', en: 'Count' },
    still: {
      ko: '저절로 안 넘김',
      en: 'Does not move by itself',
      help: { ko: '저절로 넘어가지 않아요.', en: 'They do not move on by themselves.' },
    },
  },
};
