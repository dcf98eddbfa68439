import { searchForm } from './typed-text.ts';

const folded = (text: string): string => searchForm(text).toLowerCase();

/** Returns true if a text has one of the words. Spaces and signs between letters hide none. */
export const hasForbiddenWord = (words: Iterable<string>, typed: string): boolean => {
  const text = folded(typed);
  const dense = text.replaceAll(/[\s\p{P}\p{S}]+/gu, '');
  for (const word of words) if (text.includes(folded(word)) || dense.includes(folded(word))) return true;
  return false;
};
