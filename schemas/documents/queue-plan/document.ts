import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '줄서기 계획', en: 'queue plan' },
  createRank: 100,
  editors: ['form', 'day'],
  references: [
    ['parkKindCd', 'park-code'],
    ['facilityId', 'park-facility'],
  ],
};
