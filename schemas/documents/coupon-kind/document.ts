import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '쿠폰 종류', en: 'kind of coupon' },
  title: 'name',
  createRank: 160,
  references: [
    ['parkKindCd', 'park-code'],
    ['where/facilities/*', 'park-facility'],
    ['where/categories/*', `code ${codeLists.facilityCategory}`],
    ['placeCodes/*/facilityId', 'park-facility'],
  ],
  pictureWidths: { art: 560 },
};
