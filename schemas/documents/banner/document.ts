import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '배너', en: 'banner' },
  icon: 'badge-ad',
  title: 'bannerSubject',
  createRank: 60,
  pictureWidths: { art: 560 },
};
