import type { DocumentSet } from '#schemas/documents';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns true if a text of a member has a word of the lists of forbidden words. Spaces and signs between letters hide none. */
export const hasForbiddenWord = ({ words }: Pick<DocumentSet, 'words'>, typed: string): boolean => {
  const text = folded(typed);
  const dense = text.replaceAll(/[\s\p{P}\p{S}]+/gu, '');
  return [...words.values()].some((list) => list.words.map(folded).some((word) => text.includes(word) || dense.includes(word)));
};

/** Number of letters as a reader counts them. */
export const countLetters = (text: string): number => [...new Intl.Segmenter('ko').segment(text)].length;
