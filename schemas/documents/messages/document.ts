import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '문구 모음', en: 'texts' }, icon: 'language' };
