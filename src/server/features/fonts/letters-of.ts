import type { DocumentSet } from '#schemas/documents';

/** Document types whose texts visitors read. */
const spoken = ['messages', 'notice', 'board', 'discount', 'banner', 'code-list', 'page', 'layout'] as const;

const addLetters = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') for (const letter of value) into.add(letter);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) addLetters(inner, into);
};

const isLatin = (letter: string): boolean => letter.charCodeAt(0) < 0x1100;
const printable = (letter: string): boolean => letter >= ' ' && letter !== '\u007f';

/** The letters that a release shows, in order: what Latin script, digits and signs need, and the rest (Hangul). */
export const lettersOf = (documents: DocumentSet): { readonly latin: string; readonly rest: string } => {
  const letters = new Set<string>();
  for (let code = 0x20; code < 0x7f; code++) letters.add(String.fromCharCode(code));
  for (const type of spoken) for (const document of documents[type].values()) addLetters(document, letters);
  const all = [...letters].filter(printable).sort();
  return { latin: all.filter(isLatin).join(''), rest: all.filter((letter) => !isLatin(letter)).join('') };
};
