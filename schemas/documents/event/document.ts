import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '이벤트', en: 'event' },
  title: 'title',
  createRank: 120,
  references: [
    ['parks/*', 'park-code'],
    ['kind', `code ${codeLists.boardKind}`],
    ['prizes/*/coupon', 'coupon-kind'],
    ['miniGame', 'mini-game', 'needed'],
  ],
  pictureWidths: { art: 560 },
};
