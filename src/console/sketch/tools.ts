import { fieldsIn, fieldsOf, type Fields } from '../../content/check/is-fields.ts';
import { textOf } from '../content/form/schema.ts';
import type { SketchTools } from './part.ts';
import { sketchStrings } from './strings.ts';

/** Reads the draft of a document by its key. */
type ReadDraft = (key: string) => Fields | undefined;

/** Returns the texts, numbers and names of a sketch in a language. */
export const toolsFor = (read: ReadDraft, locale: 'ko' | 'en'): SketchTools => {
  const localise = (text: unknown): string => {
    const { [locale]: own, ko, en } = fieldsOf(text);
    return textOf(own) || textOf(ko) || textOf(en);
  };
  return {
    words: sketchStrings[locale],
    localise,
    number: (value) => (typeof value === 'number' ? value.toLocaleString(locale) : '—'),
    codeName: (list, code) => {
      const item = fieldsIn(read(`code-list/${list}`)?.['items']).find(({ codeId }) => codeId === code);
      return localise(item?.['codeName']) || textOf(code);
    },
    nameOf: (key) => {
      const { name, title } = fieldsOf(read(key));
      return localise(title ?? name) || key;
    },
  };
};
