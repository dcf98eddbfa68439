import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '날짜 패스', en: 'day pass' },
  title: 'name',
  references: [['venue', 'venue']],
};
