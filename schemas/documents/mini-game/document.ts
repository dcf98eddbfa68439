import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '미니 게임', en: 'mini game' },
  title: 'title',
  createRank: 150,
};
