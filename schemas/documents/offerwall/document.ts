import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '참여 적립소', en: 'offerwall' },
  icon: 'gift',
  title: 'title',
  createRank: 1000,
  shownBy: '/api/v1/iam/members/offerwalls',
  references: [['consent', 'consent-item', 'needed']],
  pictureWidths: { art: 120 },
};
