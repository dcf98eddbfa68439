import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '체험 프로그램', en: 'experience programme' },
  title: 'name',
  createRank: 220,
  references: [
    ['venue', 'venue'],
    ['facilityId', 'park-facility'],
  ],
  pictureWidths: { art: 560 },
};
