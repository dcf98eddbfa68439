import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '본인 확인 제공자', en: 'identity provider' },
  title: 'name',
};
