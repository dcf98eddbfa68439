import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '제휴 카드', en: 'partner card' },
  icon: 'credit-card',
  title: 'name',
  references: [['consent', 'consent-item', 'needed']],
};
