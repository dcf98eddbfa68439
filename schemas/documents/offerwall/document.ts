import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '참여 적립소', en: 'offerwall' },
  icon: 'gift',
  title: 'title',
  createRank: 1000,
  references: [['consent', 'consent-item', 'needed']],
  pictureWidths: { art: 120 },
};
