import type { DocumentDefinition } from '../../document-definition.ts';
import { goalReferences } from '../../parts/fact-goal/schema.ts';

export const definition: DocumentDefinition = {
  label: { ko: '미션', en: 'mission' },
  title: 'name',
  createRank: 180,
  references: [...goalReferences('goal'), ['reward/coupon', 'coupon-kind']],
  pictureWidths: { art: 120 },
};
