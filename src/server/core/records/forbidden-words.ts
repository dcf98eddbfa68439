import { hasForbiddenWord as hasWord } from '#engine/values/forbidden-words';
import type { DocumentSet } from '#schemas/documents';

/** Returns true if a text of a member has a word of the lists of forbidden words. */
export const hasForbiddenWord = ({ words }: Pick<DocumentSet, 'words'>, typed: string): boolean =>
  [...words.values()].some((list) => hasWord(list.words, typed));
