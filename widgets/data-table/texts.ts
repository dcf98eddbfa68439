import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-list',
  label: { ko: '표', en: 'Table' },
  about: { ko: '줄과 열로 된 표', en: 'Rows and columns' },
  settings: {
    caption: { ko: '제목 글', en: 'Caption' },
    captionHidden: {
      ko: '제목 숨김',
      en: 'Caption only read aloud',
      help: {
        ko: '위의 제목이 이미 말하고 있어서 읽어 주기만 해요.',
        en: 'Said only: a heading above says it already.',
      },
    },
    columns: {
      ko: '열',
      en: 'Columns',
      of: {
        label: { ko: '이름', en: 'Label' },
        align: {
          ko: '맞춤',
          en: 'Align',
          help: { ko: '뒤: 숫자를 끝에 맞춰요.', en: 'End: numbers under one another.' },
          values: { start: { ko: '앞', en: 'Start' }, end: { ko: '뒤', en: 'End' } },
        },
        field: { ko: '입력란', en: 'Field' },
        form: {
          ko: '표기',
          en: 'Form',
          help: { ko: '항목을 적는 모양이에요.', en: 'How the field is written.' },
          values: {
            text: { ko: '글자', en: 'Text' },
            number: { ko: '숫자', en: 'Number' },
            day: { ko: '날짜', en: 'Day' },
          },
        },
      },
    },
    rows: { ko: '줄', en: 'Rows', of: { text: { ko: '문구', en: 'Text' }, note: { ko: '덧붙이는 말', en: 'Note' } } },
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    list: {
      ko: '목록',
      en: 'List',
      help: {
        ko: '답에서 줄이 있는 자리예요. 비우면 list예요.',
        en: 'Where the rows stand in the answer; list, unless said.',
      },
    },
    empty: {
      ko: '비었을 때 문구',
      en: 'When empty',
      help: { ko: '답에 줄이 없을 때 하는 말이에요.', en: 'Said where the answer has no rows.' },
    },
    note: { ko: '덧붙이는 말', en: 'Note' },
  },
};
