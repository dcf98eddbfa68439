import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '길', en: 'paths' },
  of: 'venue',
  isTable: true,
  createRank: 190,
  editors: ['map', 'fields'],
  references: [['venue', 'venue']],
};
