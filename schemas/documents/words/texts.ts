import type { DocumentTexts } from '../../texts.ts';
import type { wordsSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof wordsSchema> = { words: { ko: '단어', en: 'Words' } };
