import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '등록된 호출', en: 'operation' },
  icon: 'player-play',
  title: 'path',
  createRank: 320,
};
