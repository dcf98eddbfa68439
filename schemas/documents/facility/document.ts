import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '시설', en: 'facility' },
  title: 'name',
  createRank: 70,
  editors: ['form', 'map'],
  references: [
    ['parkKindCd', 'park-code'],
    ['faciltCateKindCd', `code ${codeLists.facilityCategory}`],
    ['tags/*', `code ${codeLists.facilityTag}`],
  ],
  pictureWidths: { art: 560 },
};
