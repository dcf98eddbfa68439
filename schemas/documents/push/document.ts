import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '푸시 표', en: 'push table' },
  icon: 'bell',
  of: 'venue',
  isTable: true,
  createRank: 340,
  references: [
    ['id', 'venue'],
    ['types/*/page', 'deep-link'],
    ['other', 'deep-link'],
  ],
};
