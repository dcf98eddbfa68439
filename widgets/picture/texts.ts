import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'photo',
  label: { ko: '그림', en: 'Picture' },
  about: { ko: '확대할 수 있는 그림 한 장', en: 'One picture, which may be enlarged' },
  pictureWidths: { art: 560 },
  settings: {
    art: { ko: '그림', en: 'Picture' },
    alt: {
      ko: '그림 설명',
      en: 'What the picture tells',
      help: { ko: '그림이 무엇을 말하는지 한 문장으로 적어요.', en: 'What the picture tells, in a sentence.' },
    },
    caption: { ko: '제목 글', en: 'Caption' },
    download: {
      ko: '내려받기 링크',
      en: 'Download link',
      help: {
        ko: '그림을 저장하는 링크의 이름이에요. 비우면 링크가 없어요.',
        en: 'Name of a link that saves the drawing; left out: none.',
      },
    },
    zoom: {
      ko: '확대 가능',
      en: 'Can be enlarged',
      help: {
        ko: '페이지와 전체 화면에서 세 배까지 키울 수 있어요.',
        en: 'It can be enlarged up to threefold, on the page and on the whole screen.',
      },
    },
  },
};
