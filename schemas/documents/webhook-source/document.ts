import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '웹훅 보내는 곳', en: 'webhook source' },
  title: 'name',
  icon: 'database',
};
