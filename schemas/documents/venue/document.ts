import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '장소', en: 'venue' },
  icon: 'building',
  title: 'name',
  references: [
    ['theme', 'theme'],
    ['frame', 'frame'],
    ['menu', 'menu'],
    ['head/image', 'image'],
  ],
  pictureWidths: { art: 560 },
};
