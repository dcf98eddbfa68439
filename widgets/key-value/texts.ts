import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'list-details',
  label: { ko: '정보 줄', en: 'Facts' },
  about: { ko: '이름과 값 여러 줄', en: 'Names with their values' },
  pictureWidths: { art: 560 },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '숫자: 나란한 숫자 네 개까지, 표: 줄, 전광판: 그림 아래 어두운 판의 큰 숫자예요.',
        en: 'Facts: up to four numbers side by side. Table: rows. Board: big numbers on a dark panel, below a picture.',
      },
      values: {
        facts: { ko: '숫자', en: 'Facts' },
        table: { ko: '표', en: 'Table' },
        board: { ko: '전광판', en: 'Board' },
      },
    },
    art: { ko: '그림', en: 'Picture', help: { ko: '전광판에서만 써요.', en: 'With the look Board only.' } },
    stamp: {
      ko: '기준 시각',
      en: 'As of',
      help: {
        ko: '“14:05 기준”처럼 숫자가 언제 것인지 말해요.',
        en: 'How old the numbers are, such as "As of 14:05".',
      },
    },
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        label: { ko: '이름', en: 'Label' },
        value: { ko: '값', en: 'Value' },
        unit: { ko: '단위', en: 'Unit' },
        note: { ko: '덧붙이는 말', en: 'Note' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
  },
};
