import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '시설 이용', en: 'facility use' },
  title: 'name',
  createRank: 130,
  references: [
    ['parkKindCd', 'park-code'],
    ['facilityId', 'park-facility'],
  ],
};
