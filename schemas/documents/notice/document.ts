import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '공지', en: 'notice' },
  icon: 'speakerphone',
  title: 'title',
  createRank: 30,
  references: [
    ['category', `code ${codeLists.noticeCategory}`],
    ['publctTypeCd', 'venue-number'],
  ],
  pictureWidths: { art: 560 },
};
