import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '제휴 카드', en: 'partner card' },
  icon: 'credit-card',
  title: 'name',
  createRank: 370,
  references: [['consent', 'consent-item', 'needed']],
};
