import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '지도', en: 'map' },
  of: 'venue',
  isTable: true,
  createRank: 180,
  editors: ['form', 'map'],
  references: [['venue', 'venue']],
  pictureWidths: { art: 2048 },
};
