import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '추천 코스', en: 'course' },
  title: 'title',
  createRank: 110,
  references: [
    ['parkKindCd', 'park-code'],
    ['stops/*/facilityId', 'park-facility'],
    ['personas/*', `code ${codeLists.personaType}`],
  ],
  pictureWidths: { art: 560 },
};
