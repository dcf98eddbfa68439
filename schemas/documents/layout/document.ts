import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '레이아웃', en: 'layout' },
  icon: 'layout-list',
  createRank: 20,
  editors: ['layout', 'fields'],
  references: [['placements/*/editable', 'message']],
};
