import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '리워드', en: 'reward program' },
  title: 'name',
  createRank: 190,
  references: [['coupon', 'coupon-kind']],
  pictureWidths: { art: 120 },
};
