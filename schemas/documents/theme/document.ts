import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '테마', en: 'theme' },
  icon: 'palette',
  of: 'venue',
  createRank: 270,
};
