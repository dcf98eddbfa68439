import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '분석 설정', en: 'analytics settings' }, of: 'site' };
