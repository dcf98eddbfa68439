import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '프로필 그림', en: 'profile picture' },
  icon: 'user-circle',
  title: 'name',
  createRank: 390,
  pictureWidths: { art: 120 },
};
