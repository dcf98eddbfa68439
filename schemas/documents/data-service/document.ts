import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '데이터 서비스', en: 'data service' },
  icon: 'database',
  title: 'path',
  createRank: 310,
  references: [['rules/*', 'validation-rule']],
};
