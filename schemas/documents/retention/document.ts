import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '보관 기간', en: 'retention' }, of: 'site' };
