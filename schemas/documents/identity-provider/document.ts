import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '본인 확인 제공자', en: 'identity provider' },
  title: 'name',
  shownBy: '/api/v1/iam/users/verify/methods',
};
