import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '식사권', en: 'kind of meal coupon' },
  title: 'name',
  createRank: 230,
  references: [
    ['venue', 'venue'],
    ['facilityIds/*', 'park-facility'],
  ],
  pictureWidths: { art: 560 },
};
