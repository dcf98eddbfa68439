import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '페이지', en: 'page' },
  icon: 'file',
  createRank: 10,
  editors: ['settings', 'page-layout', 'fields'],
  references: [
    ['venue', 'venue'],
    ['layout', 'layout'],
    ['stateLayouts/*', 'layout'],
    ['guards/*', 'guard'],
    ['dataServiceList/*/dataServiceId', 'data-service'],
    ['pageInfo/pageBlockContent', 'message'],
    ['schedule/*/pageBlockContent', 'message'],
    ['seo/image', 'image'],
  ],
};
