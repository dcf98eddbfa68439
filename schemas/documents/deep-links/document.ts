import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '딥링크 표', en: 'deep-link table' },
  icon: 'link',
  of: 'venue',
  isTable: true,
  createRank: 330,
  references: [
    ['id', 'venue'],
    ['pages/*/codes/*/page', 'deep-link'],
  ],
};
