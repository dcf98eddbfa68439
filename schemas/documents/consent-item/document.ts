import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '동의 항목', en: 'consent item' },
  icon: 'checks',
  title: 'title',
  createRank: 360,
  references: [['parent', 'consent-item']],
};
