import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '계정 정책', en: 'account policy' }, of: 'site' };
