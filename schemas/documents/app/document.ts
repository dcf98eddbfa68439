import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '앱 설정', en: 'app settings' },
  of: 'site',
  references: [['versions/*/link', 'link']],
};
