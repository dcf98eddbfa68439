import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'chevron-up',
  label: { ko: '하단 시트', en: 'Bottom sheet' },
  about: { ko: '세 높이로 움직이는 시트', en: 'A sheet with three heights' },
  settings: {
    heights: {
      ko: '시트 높이',
      en: 'Heights of the sheet',
      help: {
        ko: 'part는 calc(100% - 9.6rem), 45%, 18rem이고 full은 100%, 100%, 45%예요.',
        en: 'part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.',
      },
      values: {
        part: { ko: '위가 조금 보임', en: 'Leaves the page visible' },
        full: { ko: '화면 전체', en: 'Whole window' },
      },
    },
    initial: {
      ko: '첫 위치',
      en: 'First position',
      help: { ko: '첫 위치예요. 3은 위, 2는 가운데, 1은 아래예요.', en: 'First position: 3 top, 2 middle, 1 bottom.' },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        sheet: {
          ko: '시트 이름',
          en: 'Name of the sheet',
          help: { ko: '시트의 이름이에요.', en: 'Name of the sheet.' },
        },
        grip: {
          ko: '손잡이 이름',
          en: 'Name of the grip',
          help: { ko: '손잡이의 이름이에요.', en: 'Name of the grip.' },
        },
        top: { ko: '위에 있을 때', en: 'High' },
        mid: { ko: '중간 땅', en: 'Middle land' },
        bottom: { ko: '아래에 있을 때', en: 'Low' },
      },
    },
  },
};
