import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

const panels = {
  ko: '내용',
  en: 'Panels',
  of: {
    value: {
      ko: '값',
      en: 'Value',
      help: { ko: '이 내용을 보일 때 필드의 값이에요.', en: 'Value of the field that shows this panel.' },
    },
    placement: {
      ko: '위젯 id',
      en: 'Placement',
      help: { ko: '보일 위젯의 id예요.', en: 'Id of the placement to show.' },
    },
  },
} as const;

export const texts: WidgetTexts<typeof schema> = {
  icon: 'list-numbers',
  label: { ko: '단계', en: 'Steps' },
  about: { ko: '지금 단계의 내용과 진행 정도', en: 'The present step and the progress' },
  settings: {
    label: {
      ko: '이름',
      en: 'Label',
      help: { ko: '화면 낭독기에 무엇의 단계인지 알려요.', en: 'Name of the whole, for screen readers.' },
    },
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    event: {
      ko: '알릴 일',
      en: 'Event',
      help: {
        ko: '회원에게 이 일이 생기면 다시 읽어요. 모든 일을 고르면 탭을 다시 볼 때도 읽어요.',
        en: 'The call is read again after this event of the member; any: after each event, and when the tab is shown again.',
      },
      values: {
        ...memberEventTexts,
        any: { ko: '모든 일', en: 'Any' },
      },
    },
    field: {
      ko: '단계 칸',
      en: 'Field with the step',
      help: { ko: '단계가 있는 필드예요.', en: 'Field of the answer that holds the step.' },
    },
    steps: {
      ko: '단계',
      en: 'Steps',
      help: {
        ko: '세는 단계를 차례로 적어요. 한 단계가 여러 값을 가질 수 있어요.',
        en: 'Counted steps in their order. A step may take several values.',
      },
      of: { label: { ko: '이름', en: 'Label' }, panels },
    },
    others: {
      ...panels,
      ko: '단계가 아닌 내용',
      en: 'Other panels',
      help: { ko: '세지 않는 값의 내용이에요.', en: 'Panels of values that are no counted step.' },
    },
    elsewhere: {
      ko: '다른 화면의 단계',
      en: 'Steps on other pages',
      help: { ko: '이 값이면 그 화면으로 옮겨요.', en: 'With these values the visitor is taken to the other page.' },
      of: {
        values: { ko: '값', en: 'Values', help: { ko: '필드의 값이에요.', en: 'Values of the field.' } },
        action: { ko: '동작', en: 'Action' },
      },
    },
  },
};
