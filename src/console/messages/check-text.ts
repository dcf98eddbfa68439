/** Names that a text is filled with at display: `{{name}}`. */
const placeholdersIn = (text: string): readonly string[] => [...new Set([...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, name = '']) => name))];

/** So long a text may be, as the schema of message documents has it. */
export const maxTextLength = 2000;

/** What is to be said of a text while it is typed. */
export interface TextCheck {
  readonly length: number;
  readonly isTooLong: boolean;
  /** Names that the other language is filled with, each with whether this text has it. */
  readonly placeholders: readonly { readonly name: string; readonly has: boolean }[];
  /** Names that only this text has: nothing fills them. */
  readonly unknown: readonly string[];
  /** A pair of braces that does not close, or holds no name. */
  readonly isBroken: boolean;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

/** Looks at a text beside the same in the other language. */
export const checkText = (text: string, other: string | undefined): TextCheck => {
  const [own, theirs] = [placeholdersIn(text), placeholdersIn(other ?? '')];
  const { length } = [...new Intl.Segmenter().segment(text)];
  const pairs = [...text.matchAll(/\{\{\s*[\w.-]+\s*\}\}/g)].length;
  return {
    length,
    isTooLong: text.length > maxTextLength,
    placeholders: theirs.map((name) => ({ name, has: own.includes(name) })),
    unknown: other === undefined || other === '' ? [] : own.filter((name) => !theirs.includes(name)),
    isBroken: count(text, '{{') !== pairs || count(text, '}}') !== pairs,
  };
};
