import type { WidgetTexts } from '#schemas/texts';
import { recordCardTexts } from '../shared/records/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'search',
  label: { ko: '기록 찾기', en: 'Record search' },
  about: { ko: '회원 같은 기록을 찾아 바로 처리', en: 'Finds records, such as members, with their actions' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    intro: { ko: '소개', en: 'Intro' },
    kinds: {
      ko: '찾는 방법',
      en: 'Kinds of search',
      help: {
        ko: '무엇으로 찾는지예요. 여럿이면 고를 수 있어요.',
        en: 'What can be searched for; several are a choice.',
      },
      of: {
        value: { ko: '값', en: 'Value', help: { ko: '{kind} 자리에 들어가요.', en: 'Sent as {kind}.' } },
        label: { ko: '이름', en: 'Label', help: { ko: '입력 칸의 이름이에요.', en: 'Label of the field.' } },
        note: { ko: '덧붙이는 말', en: 'Note' },
        inputMode: {
          ko: '자판',
          en: 'Keyboard',
          values: {
            text: { ko: '글자', en: 'Text' },
            numeric: { ko: '숫자', en: 'Numbers' },
            tel: { ko: '전화', en: 'Phone' },
            email: { ko: '이메일', en: 'E-mail' },
          },
        },
        many: {
          ko: '여러 값',
          en: 'Several values',
          help: { ko: '한 줄에 하나씩 여러 값을 넣어요.', en: 'Several values, one a line.' },
        },
        scan: {
          ko: '찍기 버튼',
          en: 'Scan button',
          help: {
            ko: '코드를 스캔하는 버튼이에요. 앱에서만 보여요.',
            en: 'Button that scans a code, in the app only.',
          },
        },
        contacts: {
          ko: '주소록 버튼',
          en: 'Address book button',
          help: {
            ko: '주소록에서 전화번호를 고르는 버튼이에요. 주소록이 있는 기기에서만 보여요.',
            en: 'Button that picks phone numbers from the address book, where the device has one.',
          },
        },
      },
    },
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '찾을 때 보내는 내용이에요. {kind}는 종류, {value}는 값이고 목록 안에서는 모든 값이에요.',
        en: 'Sent with the search; {kind} is the kind, {value} the value, in a list all values.',
      },
    },
    fromQuery: {
      ko: '주소에서 채움',
      en: 'Filled from the address',
      help: {
        ko: '바로 찾을 값이 든 페이지의 질의 이름이에요.',
        en: 'Query parameter of the page with a value that is searched for at once.',
      },
    },
    submit: { ko: '보내기 버튼', en: 'Submit button' },
    list: {
      ko: '목록',
      en: 'List',
      help: { ko: '답에서 기록이 들어 있는 칸이에요.', en: 'Field of the answer with the records.' },
    },
    key: {
      ko: '기록을 가리는 칸',
      en: 'Identifying field',
      help: { ko: '기록을 가리는 칸이에요.', en: 'Field of a record that identifies it.' },
    },
    card: { ko: '카드', en: 'Card', of: recordCardTexts },
    found: {
      ko: '찾았을 때 문구',
      en: 'When found',
      help: {
        ko: '찾은 결과의 제목이에요. {{count}}는 결과 수예요.',
        en: 'Heading of the results; {{count}} is their number.',
      },
    },
    empty: {
      ko: '비었을 때 문구',
      en: 'When empty',
      help: { ko: '찾은 것이 없을 때 보여요.', en: 'Shown when nothing was found.' },
      of: { icon: { ko: '아이콘', en: 'Icon' }, text: { ko: '문구', en: 'Text' } },
    },
  },
};
