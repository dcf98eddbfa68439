import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'badge-ad',
  label: { ko: '배너', en: 'Banner' },
  about: { ko: '한 자리의 배너들', en: 'The banners of one place' },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '포스터: 200px, 여럿이면 가로로 넘겨요. 띠: 104px, 아래로 쌓여요.',
        en: 'Poster: 200 px, several as a rail. Strip: 104 px, below one another.',
      },
      values: { poster: { ko: '포스터', en: 'Poster' }, strip: { ko: '띠', en: 'Strip' } },
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
  },
};
