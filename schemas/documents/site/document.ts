import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '사이트 설정', en: 'site settings' },
  icon: 'world',
  of: 'site',
  references: [
    ['defaultVenue', 'venue'],
    ['theme', 'theme'],
    ['frame', 'frame'],
    ['states/*', 'layout'],
    ['testerCodeList', 'code-list'],
    ['gates/*/guard', 'guard'],
    ['head/image', 'image'],
    ['bootstrap/loads/*', 'data-service'],
    ['bootstrap/codeList', 'code-list'],
    ['redirects/*/to', 'route'],
  ],
};
