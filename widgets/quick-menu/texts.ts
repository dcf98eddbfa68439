import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-grid',
  label: { ko: '빠른 메뉴', en: 'Quick menu' },
  about: { ko: '아이콘 바로 가기 모음', en: 'Shortcuts with icons' },
  settings: {
    label: {
      ko: '이름',
      en: 'Label',
      help: { ko: '화면 낭독기에 알려 주는 모음의 이름이에요.', en: 'Name of the group, for screen readers.' },
    },
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
  },
};
