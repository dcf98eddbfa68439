import { codeLists } from '../../code-lists.ts';
import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '등급표', en: 'grade table' },
  of: 'site',
  references: [
    ['simple', `code ${codeLists.grade}`],
    ['grades/*/grade', `code ${codeLists.grade}`],
  ],
};
