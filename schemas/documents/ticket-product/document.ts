import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '이용권 상품', en: 'ticket product' },
  title: 'name',
  createRank: 210,
  references: [['venue', 'venue']],
  pictureWidths: { art: 560 },
};
