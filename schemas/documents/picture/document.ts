import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '사진', en: 'picture' },
  icon: 'photo',
  title: 'name',
  editors: ['picture'],
};
