import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'file-text',
  label: { ko: '공지 하나', en: 'Notice' },
  about: { ko: '공지 한 건의 내용', en: 'One notice in full' },
  settings: {
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
    list: { ko: '목록', en: 'List' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        pinned: { ko: '맨 위 고정', en: 'Pinned' },
        next: { ko: '다음', en: 'Next' },
        previous: { ko: '이전', en: 'Previous' },
        neighbours: {
          ko: '이웃 글',
          en: 'Neighbours',
          help: {
            ko: '화면 낭독기에 다른 공지 링크의 이름을 알려요.',
            en: 'Name of the links to other notices, for screen readers.',
          },
        },
        empty: { ko: '비었을 때 문구', en: 'When empty' },
        list: { ko: '목록', en: 'List' },
      },
    },
  },
};
