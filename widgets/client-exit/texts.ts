import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

const panel = {
  icon: { ko: '아이콘', en: 'Icon' },
  title: { ko: '제목', en: 'Title' },
  text: { ko: '문구', en: 'Text' },
} as const;
const link = { label: { ko: '이름', en: 'Label' }, action: { ko: '동작', en: 'Action' } } as const;

export const texts: WidgetTexts<typeof schema> = {
  icon: 'logout',
  label: { ko: '외부 사이트 연결 끊기', en: 'Client exit' },
  about: {
    ko: '다른 사이트와 연결을 끊고 로그아웃하기',
    en: 'Ends the connection with another site and logs out',
  },
  settings: {
    client: {
      ko: '사이트 질의',
      en: 'Query parameter',
      help: { ko: '사이트 ID가 든 질의 이름이에요.', en: 'Query parameter with the ID of the site.' },
    },
    ask: {
      ko: '묻는 말',
      en: 'Question',
      help: { ko: '회원에게 물어요. {{name}}은 사이트예요.', en: 'Asks members. {{name}} is the site.' },
      of: panel,
    },
    operation: { ko: '보낼 호출', en: 'Operation' },
    submit: { ko: '끊기 버튼', en: 'Submit' },
    stay: { ko: '그만두기 버튼', en: 'Stay button', of: link },
    done: {
      ko: '끝난 뒤',
      en: 'End',
      help: {
        ko: '끊은 뒤, 그리고 손님에게 보여요.',
        en: 'Shown at the end, and to guests.',
      },
      of: panel,
    },
    unregistered: {
      ko: '등록된 사이트가 아닐 때',
      en: 'Unregistered',
      help: { ko: '등록된 사이트가 아닐 때 보여요.', en: 'Shown without a registered site.' },
      of: panel,
    },
    links: {
      ko: '끝난 뒤의 링크',
      en: 'Links',
      help: {
        ko: '끝난 뒤, 그리고 등록된 사이트가 아닐 때 아래에 보여요.',
        en: 'Links below the end, and without a registered site.',
      },
      of: link,
    },
  },
};
