import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import { termTexts } from '../shared/actions/setting-texts.ts';
import { refusalTexts } from '../shared/refusals/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'checks',
  label: { ko: '동의 목록', en: 'Agreements' },
  about: { ko: '약관과 동의를 하나씩 묻고 보내요', en: 'Asks for terms and consents one by one' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    intro: { ko: '안내', en: 'Introduction' },
    source: {
      ko: '데이터 출처',
      en: 'Source',
      help: { ko: '무엇에 동의를 받는지 읽어요.', en: 'Call that lists what is asked.' },
      of: {
        ...answerSourceTexts,
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '답에서 목록이 있는 곳이에요.', en: 'Where the list is in the answer.' },
        },
      },
    },
    operation: { ko: '보내는 호출', en: 'Operation' },
    body: {
      ko: '보낼 내용',
      en: 'Body',
      help: { ko: '동의와 함께 보낼 값이에요.', en: 'Further values that are sent.' },
    },
    fields: {
      ko: '함께 적을 것',
      en: 'Fields',
      help: {
        ko: '적지 않아도 되는 값이에요. 적으면 이름대로 함께 보내요.',
        en: 'Optional values that are sent along under their names.',
      },
      of: {
        name: { ko: '보낼 이름', en: 'Name' },
        label: { ko: '이름표', en: 'Label' },
        note: { ko: '도움말', en: 'Note' },
        maxLength: { ko: '최대 글자 수', en: 'Longest' },
      },
    },
    choice: {
      ko: '함께 고를 것',
      en: 'Choice',
      help: {
        ko: '조회가 알려 주는 것 가운데 하나를 골라 함께 보내요. 고르지 않아도 돼요.',
        en: 'An optional choice among the records of a call, sent along under its name.',
      },
      of: {
        name: { ko: '보낼 이름', en: 'Name' },
        label: { ko: '이름표', en: 'Label' },
        none: { ko: '고르지 않음', en: 'No choice' },
        source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '답에서 목록이 든 칸이에요.', en: 'Field of the answer with the list.' },
        },
        key: { ko: '보낼 칸', en: 'Sent field' },
        title: { ko: '제목 칸', en: 'Title field' },
        show: { ko: '고를 수 있는 것', en: 'Only records with', of: termTexts },
      },
    },
    onSuccess: { ko: '끝난 뒤', en: 'After success' },
    docked: {
      ko: '버튼을 화면 아래에 고정',
      en: 'Button at the lower edge',
      help: {
        ko: '버튼이 화면 아래에 늘 보여요. 한 페이지에 하나만 고정하세요.',
        en: 'The button is always in reach. Use it once a page.',
      },
    },
    offers: {
      ko: '거절됐을 때',
      en: 'When refused',
      help: {
        ko: '호출이 거절됐을 때 할 수 있는 일이에요. 코드와 값에 맞는 첫째를 보여요.',
        en: 'What a visitor can do about a refusal of the call: the first that fits its code and values.',
      },
      of: refusalTexts,
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        all: {
          ko: '모두 동의',
          en: 'All',
          help: { ko: '비우면 모두 동의를 보이지 않아요.', en: 'Left out, there is no tick for everything.' },
        },
        allNote: { ko: '모두 동의의 설명', en: 'Note beside all' },
        required: { ko: '필수', en: 'Required' },
        optional: { ko: '선택', en: 'Optional' },
        open: {
          ko: '글 열기',
          en: 'Open a text',
          help: { ko: '{{name}}은 제목이에요.', en: '{{name}} is the title.' },
        },
        missing: {
          ko: '필수 항목 안내',
          en: 'Missing',
          help: { ko: '{{name}}은 제목이에요.', en: '{{name}} is the title.' },
        },
        submit: { ko: '보내기', en: 'Submit' },
        done: { ko: '끝났을 때', en: 'When done' },
        empty: { ko: '비었을 때 문구', en: 'When empty' },
        goOn: { ko: '비었을 때 버튼', en: 'Link when empty' },
      },
    },
  },
};
