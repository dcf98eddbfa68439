import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '공유 설정', en: 'sharing settings' }, of: 'site' };
