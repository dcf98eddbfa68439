import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '알림 종류', en: 'notification topic' },
  icon: 'bell',
  title: 'title',
  createRank: 370,
};
