import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '입력 규칙', en: 'validation rule' }, createRank: 300 };
