import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '할인', en: 'discount' },
  icon: 'tag',
  title: 'title',
  createRank: 50,
  references: [
    ['bnftClassCd', `code ${codeLists.benefitClass}`],
    ['price/with/*', 'discount'],
    ['mine/grades/*', `code ${codeLists.grade}`],
    ['mine/products/*', 'ticket-product'],
    ['mine/cards/*', 'partner-card'],
  ],
  pictureWidths: { art: 560 },
};
