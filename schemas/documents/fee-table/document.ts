import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '요금표', en: 'fee table' },
  of: 'venue',
  isTable: true,
  createRank: 200,
  references: [['venue', 'venue']],
};
