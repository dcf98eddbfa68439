import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '발송 게이트웨이', en: 'message gateway' },
  title: 'name',
  icon: 'send',
};
