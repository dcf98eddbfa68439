import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '가드', en: 'guard' },
  icon: 'shield',
  createRank: 280,
  references: [
    ['source/dataServiceId', 'data-service'],
    ['sources/*/dataServiceId', 'data-service'],
    ['rules/*/refuse', 'refusal'],
  ],
};
