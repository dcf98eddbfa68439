import type { DocumentDefinition } from '../../document-definition.ts';
import { goalReferences } from '../../parts/fact-goal/schema.ts';

export const definition: DocumentDefinition = {
  label: { ko: '배지', en: 'badge' },
  title: 'name',
  createRank: 170,
  references: goalReferences('goal'),
  pictureWidths: { art: 120 },
};
