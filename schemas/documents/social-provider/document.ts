import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '소셜 로그인 제공자', en: 'social login provider' },
  title: 'name',
  shownBy: '/api/v1/iam/login/sns/providers',
  createRank: 345,
};
