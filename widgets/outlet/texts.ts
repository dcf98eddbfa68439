import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-list',
  label: { ko: '페이지 자리', en: 'Page outlet' },
  about: { ko: '페이지가 들어가는 자리', en: 'Where the page itself stands' },
  pictureWidths: { backdrop: 1280 },
  settings: {
    backdrop: {
      ko: '배경 그림',
      en: 'Backdrop',
      help: {
        ko: '넓은 화면에서 가운데 단 뒤의 그림이에요. 비우면 장소의 것이에요.',
        en: "Scene behind the column on wide screens; without it the venue's own.",
      },
    },
  },
};
