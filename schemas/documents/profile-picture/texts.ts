import type { DocumentTexts } from '../../texts.ts';
import type { profilePictureSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof profilePictureSchema> = {
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  name: { ko: '이름', en: 'Name' },
  art: { ko: '그림', en: 'Drawing' },
  price: {
    ko: '값(솜)',
    en: 'Price in Som',
    help: { ko: '비우면 누구나 고를 수 있어요.', en: 'With none, everybody can choose it.' },
  },
};
