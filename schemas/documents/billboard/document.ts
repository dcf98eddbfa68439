import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '전광판', en: 'billboard' },
  title: 'name',
  createRank: 140,
  references: [['venue', 'venue']],
  pictureWidths: { art: 560 },
};
