import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '모바일 지갑', en: 'mobile wallet' },
  title: 'name',
  createRank: 240,
  references: [['venue', 'venue']],
};
