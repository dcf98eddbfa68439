import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'clipboard-list',
  label: { ko: '설문', en: 'Survey' },
  about: { ko: '설문의 질문을 하나씩 묻는 화면', en: 'Asks the questions of a survey one by one' },
  settings: {
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    operation: {
      ko: '보낼 호출',
      en: 'Operation',
      help: {
        ko: '답을 받는 호출이에요. 비우면 보내지 않아요.',
        en: 'Call that gets the answers. With none, nothing is sent.',
      },
    },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: { ko: '답과 함께 보내는 값이에요.', en: 'Values that are sent with the answers.' },
    },
    submit: { ko: '마지막 버튼', en: 'Last button' },
    then: {
      ko: '다음 동작',
      en: 'What follows',
      help: { ko: '답을 마친 뒤의 동작이에요.', en: 'Follows the last answer.' },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        question: {
          ko: '질문 번호',
          en: 'Number of a question',
          help: { ko: '{{count}}를 써요.', en: 'With {{count}}.' },
        },
        reward: {
          ko: '보상 안내',
          en: 'Reward',
          help: { ko: '받을 솜이에요. {{count}}를 써요.', en: 'Som to be earned; {{count}}.' },
        },
        rewarded: {
          ko: '솜을 받았을 때',
          en: 'Rewarded',
          help: { ko: '받은 솜이에요. {{count}}를 써요.', en: 'Som that were given; {{count}}.' },
        },
        closed: {
          ko: '방금 답했을 때',
          en: 'Just taken',
          help: { ko: '다시 열리는 때를 {{name}}에 써요.', en: '{{name}} is when it opens again.' },
        },
        none: { ko: '설문이 없을 때', en: 'No survey' },
      },
    },
  },
};
