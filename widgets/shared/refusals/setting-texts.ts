import type { FieldTexts } from '#schemas/texts';
import { termTexts } from '../actions/setting-texts.ts';

export const refusalTexts = {
  code: { ko: '코드', en: 'Code', help: { ko: '거절의 코드예요.', en: 'Code of the refusal.' } },
  show: {
    ko: '보이는 조건',
    en: 'Shown for',
    help: {
      ko: '칸마다 이 값 가운데 하나가 있는 거절에 보여요.',
      en: 'Shown for refusals that have one of the values in each field.',
    },
    of: termTexts,
  },
  label: {
    ko: '이름',
    en: 'Label',
    help: {
      ko: '버튼의 글이에요. {{이름}}은 거절에 담긴 그 이름의 값이에요.',
      en: 'Label of the button. {{name}} is the value called name of the refusal.',
    },
  },
  again: {
    ko: '다시 보낼 값',
    en: 'Sent again with',
    help: {
      ko: '동작에 앞서 이 값들을 담아 호출을 다시 보내요. {item.x}는 거절에 담긴 값이에요.',
      en: 'Sends the call again before the action, with these values in its body. {item.x} is a value of the refusal.',
    },
  },
  action: { ko: '동작', en: 'Action' },
} as const satisfies FieldTexts;
