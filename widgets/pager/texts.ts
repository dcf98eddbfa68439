import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'dots',
  label: { ko: '쪽 번호', en: 'Pager' },
  about: { ko: '목록의 쪽 번호', en: 'Page numbers of a list' },
  settings: {
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    pageSize: { ko: '한 번에 보일 수', en: 'Shown at once' },
    range: {
      ko: '보이는 번호 수',
      en: 'Numbers shown',
      help: { ko: '보이는 번호의 수예요. 말하지 않으면 5예요.', en: 'How many numbers are shown; 5, unless said.' },
    },
  },
};
