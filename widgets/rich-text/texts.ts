import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'file-text',
  label: { ko: '글', en: 'Rich text' },
  about: { ko: '자유롭게 쓴 글', en: 'Text with headings, lists and links' },
  settings: { html: { ko: '내용', en: 'Content' } },
};
