import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '운영 시간', en: 'opening hours' },
  of: 'venue',
  createRank: 90,
  references: [
    ['venue', 'venue'],
    ['closed/*/facilityId', 'park-facility'],
  ],
};
