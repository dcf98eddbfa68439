import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '외부 로그인 사이트', en: 'client site' },
  title: 'name',
  references: [
    ['redirectUris/*', 'address'],
    ['endUri', 'address'],
  ],
};
