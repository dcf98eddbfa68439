import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '링크', en: 'link' },
  icon: 'link',
  title: 'linkName',
  createRank: 250,
  references: [['linkUrl', 'address']],
};
