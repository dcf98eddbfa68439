import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'building',
  label: { ko: '장소 목록', en: 'Venue list' },
  about: { ko: '모든 장소로 가는 문', en: 'A door to each venue' },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '큰 그림: 저마다의 색을 가진 문, 그림 없이: 그림 없는 줄이에요.',
        en: 'Pictures: a door each in its own colours. Without pictures: rows.',
      },
      values: { pictures: { ko: '큰 그림', en: 'Pictures' }, lite: { ko: '그림 없이', en: 'Without pictures' } },
    },
    title: { ko: '제목', en: 'Title', help: { ko: '페이지의 큰 제목이에요.', en: "The page's headline." } },
    note: { ko: '덧붙이는 말', en: 'Note' },
  },
};
