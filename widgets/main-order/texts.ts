import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

const block = { ko: '{{name}}은 칸의 이름이에요.', en: '{{name}} is the block.' };

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-list',
  label: { ko: '첫 화면 순서', en: 'Order of the main page' },
  about: { ko: '칸의 자리를 바꾸거나 숨기기', en: 'Orders and hides blocks' },
  settings: {
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    operation: { ko: '저장하는 호출', en: 'Operation that saves' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        title: {
          ko: '제목',
          en: 'Title',
          help: { ko: '{{name}}은 장소의 이름이에요.', en: '{{name}} is the name of the venue.' },
        },
        intro: { ko: '소개', en: 'Intro' },
        up: { ko: '위로 단추', en: 'Up button', help: block },
        down: { ko: '아래로 단추', en: 'Down button', help: block },
        shown: { ko: '보이기 스위치', en: 'Switch that shows', help: block },
        moved: {
          ko: '옮긴 뒤에 읽는 글',
          en: 'Read out after a move',
          help: {
            ko: '{{name}}은 칸의 이름, {{count}}는 자리예요.',
            en: '{{name}} is the block, {{count}} its place.',
          },
        },
        save: { ko: '저장 단추', en: 'Save button' },
        saved: { ko: '저장한 뒤', en: 'After saving' },
        reset: { ko: '처음으로 단추', en: 'Reset button' },
        resetDone: { ko: '처음으로 돌린 뒤', en: 'After the reset' },
        empty: { ko: '옮길 것이 없을 때', en: 'Without blocks' },
      },
    },
  },
};
