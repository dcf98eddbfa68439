import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '설문', en: 'survey' },
  icon: 'clipboard-list',
  title: 'title',
  references: [
    ['parks/*', 'park-code'],
    ['rules/*/persona', `code ${codeLists.personaType}`],
    ['results/*/persona', `code ${codeLists.personaType}`],
    ['results/*/places/*/facilityId', 'park-facility'],
  ],
  pictureWidths: { art: 560 },
};
