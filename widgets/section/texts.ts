import type { WidgetTexts } from '#schemas/texts';
import { linkTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'folder',
  label: { ko: '묶음', en: 'Section' },
  about: { ko: '제목 아래 위젯을 담는 곳', en: 'A heading with widgets below it' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    note: {
      ko: '덧붙이는 말',
      en: 'Note',
      help: { ko: '제목 아래 둘째 줄이에요.', en: 'Second line under the title.' },
    },
    folded: {
      ko: '접어 두기',
      en: 'Folded',
      help: { ko: '누르기 전에는 제목만 보여요.', en: 'Only the title shows until it is pressed.' },
    },
    more: {
      ko: '더 보기',
      en: 'See more',
      help: { ko: '“모두 보기”처럼 머리 끝에 있는 링크예요.', en: 'Link at the end of the head, such as "See all".' },
      of: linkTexts,
    },
  },
};
