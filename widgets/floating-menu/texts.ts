import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'dots-vertical',
  label: { ko: '떠 있는 메뉴', en: 'Floating menu' },
  about: { ko: '화면 위에 떠 있는 버튼', en: 'Buttons that float over the page' },
  settings: { icon: { ko: '아이콘', en: 'Icon' }, label: { ko: '이름', en: 'Label' } },
};
