import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '공연', en: 'show' },
  title: 'name',
  createRank: 80,
  references: [
    ['parkKindCd', 'park-code'],
    ['facilityId', 'park-facility'],
  ],
  pictureWidths: { art: 560 },
};
