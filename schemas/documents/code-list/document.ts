import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '코드 목록', en: 'code list' },
  icon: 'list',
  createRank: 290,
};
