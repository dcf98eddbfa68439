import type { WidgetTexts } from '#schemas/texts';
import { hiddenByTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'info-circle',
  label: { ko: '상태 안내', en: 'State panel' },
  about: { ko: '무슨 일인지 알리고 다음 일을 권함', en: 'What happened, and what to do next' },
  settings: {
    filledBy: {
      ko: '주소의 값',
      en: 'Value of the address',
      help: {
        ko: '화면 주소의 매개변수예요. 값이 없으면 아무것도 보이지 않아요. 제목과 문구에 {{name}}를 쓸 수 있어요.',
        en: 'Query parameter of the page; without a value nothing is shown. Title, text and note may hold {{name}}.',
      },
      of: {
        query: { ko: '매개변수', en: 'Query parameter' },
        form: {
          ko: '적는 꼴',
          en: 'Form',
          help: { ko: '정하지 않으면 글자 그대로예요.', en: 'Default: text. day: from YYYYMMDD.' },
          values: { text: { ko: '글자', en: 'Text' }, day: { ko: '날짜', en: 'Day' } },
        },
      },
    },
    hiddenBy: hiddenByTexts,
    badge: {
      ko: '배지',
      en: 'Badge',
      of: {
        text: { ko: '문구', en: 'Text' },
        icon: { ko: '아이콘', en: 'Icon' },
        tone: {
          ko: '분위기',
          en: 'Tone',
          values: {
            plain: { ko: '보통', en: 'Plain' },
            accent: { ko: '강조', en: 'Accent' },
            second: { ko: '보조', en: 'Second' },
            ok: { ko: '좋음', en: 'Good' },
            wait: { ko: '기다림', en: 'Waiting' },
            stop: { ko: '멈춤', en: 'Stopped' },
          },
        },
      },
    },
    title: {
      ko: '제목',
      en: 'Title',
      help: {
        ko: '무슨 일인지 적어요. 메시지의 줄바꿈은 화면에서도 줄바꿈이에요.',
        en: 'What happened; a line break in the message is one on the screen.',
      },
    },
    text: {
      ko: '문구',
      en: 'Text',
      help: {
        ko: '언제까지인지, 무엇을 하면 되는지 적어요. {{pageTitle}}과 {{pageBlockContent}}를 쓸 수 있어요.',
        en: 'Until when, or what to do. Messages may hold {{pageTitle}} and {{pageBlockContent}}.',
      },
    },
    note: { ko: '덧붙이는 말', en: 'Note' },
    links: {
      ko: '링크',
      en: 'Links',
      help: { ko: '아직 되는 것을 적어요.', en: 'What still works.' },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    action: {
      ko: '동작',
      en: 'Action',
      help: { ko: '다음에 할 일 한 가지예요.', en: 'The one thing to do next.' },
      of: {
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
        icon: { ko: '아이콘', en: 'Icon' },
      },
    },
  },
};
