import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '약관 판', en: 'version of terms' },
  icon: 'file-text',
  title: 'title',
  createRank: 350,
  references: [['kind', `code ${codeLists.termsKind}`]],
};
