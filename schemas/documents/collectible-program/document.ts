import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '디지털 소장품 프로그램', en: 'collectible program' },
  icon: 'sparkles',
  title: 'title',
  pictureWidths: { art: 560 },
};
