import type { DocumentTexts } from '../../texts.ts';
import type { systemConfigSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof systemConfigSchema> = {
  items: {
    ko: '항목',
    en: 'Items',
    of: { configId: { ko: '설정 이름', en: 'Name' }, configValue: { ko: '값', en: 'Value' } },
  },
};
