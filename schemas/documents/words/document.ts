import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = { label: { ko: '금칙어', en: 'forbidden words' }, of: 'site' };
