import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '솜 정책', en: 'Som policy' }, of: 'site' };
