/** Returns the placeholders of a text: `{{name}}`. */
const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, name = '']) => name)),
];

/** Maximum length of a text, as in the schema of message documents. */
export const maxTextLength = 2000;

/** Checks of a text while it is edited. */
export interface TextCheck {
  readonly length: number;
  readonly isTooLong: boolean;
  /** Placeholders of the other language, each with whether this text has it. */
  readonly placeholders: readonly { readonly name: string; readonly has: boolean }[];
  /** Placeholders that only this text has, so they have no value. */
  readonly unknown: readonly string[];
  /** Has braces that are not closed or hold no name. */
  readonly isBroken: boolean;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

/** Checks a text against the other language. */
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
