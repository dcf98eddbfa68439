import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '오류 대응 표', en: 'error table' },
  of: 'site',
  pictureWidths: { art: 560 },
};
