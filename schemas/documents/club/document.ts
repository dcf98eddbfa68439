import type { DocumentDefinition } from '../../document-definition.ts';
import { goalReferences } from '../../parts/fact-goal/schema.ts';

export const definition: DocumentDefinition = {
  label: { ko: '모임', en: 'club' },
  title: 'name',
  references: [['venue', 'venue'], ...goalReferences('goal')],
};
