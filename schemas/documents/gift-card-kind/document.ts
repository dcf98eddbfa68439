import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '기프트카드 종류', en: 'kind of gift card' },
  title: 'name',
  createRank: 170,
  references: [['parkKindCd', 'park-code']],
  pictureWidths: { art: 560 },
};
