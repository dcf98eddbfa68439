import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '메뉴', en: 'menu' },
  icon: 'list-tree',
  of: 'venue',
  createRank: 260,
  editors: ['entries', 'fields'],
  references: [
    ['items/*/pageId', 'page'],
    ['items/*/linkId', 'link'],
  ],
};
