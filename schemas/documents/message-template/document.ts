import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '알림 문구', en: 'notification text' },
  title: 'title',
  references: [['topic', 'notification-topic']],
};
