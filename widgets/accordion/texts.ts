import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'chevron-down',
  label: { ko: '접이식 목록', en: 'Accordion' },
  about: { ko: '눌러서 펼치는 질문과 답', en: 'Questions that open to their answers' },
  settings: {
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        title: { ko: '제목', en: 'Title' },
        text: {
          ko: '문구',
          en: 'Text',
          help: {
            ko: '보통 글이에요. 메시지의 줄바꿈은 화면에서도 줄바꿈이에요.',
            en: 'Plain text; a line break in the message is one on the screen.',
          },
        },
        html: { ko: '내용', en: 'Content' },
        open: { ko: '펼쳐 두기', en: 'Open', help: { ko: '처음부터 펼쳐져 있어요.', en: 'Open from the beginning.' } },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
  },
};
