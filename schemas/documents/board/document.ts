import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '게시물', en: 'post' },
  icon: 'file-text',
  title: 'title',
  createRank: 40,
  references: [['boardKindCd', `code ${codeLists.boardKind}`]],
  pictureWidths: { art: 560 },
};
