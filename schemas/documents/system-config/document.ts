import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '시스템 설정', en: 'system settings' }, of: 'site' };
