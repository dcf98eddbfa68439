import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '음악', en: 'tune' },
  title: 'name',
  references: [['venue', 'venue']],
  pictureWidths: { art: 560 },
};
