import { fieldsIn, fieldsOf } from '../../content/check/is-fields.ts';
import { textOf } from '../content/form/schema.ts';
import { textsNow } from '../messages/texts.ts';
import type { Docs } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';
import type { SketchTools } from './part.ts';
import { sketchStrings } from './strings.ts';

/** Returns the texts, numbers and names of a sketch in a language. */
export const toolsFor = (docs: Docs, locale: 'ko' | 'en'): SketchTools => {
  const read = (key: string) => docs.get(key)?.body;
  const localise = (text: unknown): string => {
    const { [locale]: own, ko, en } = fieldsOf(text);
    return textOf(own) || textOf(ko) || textOf(en);
  };
  return {
    words: sketchStrings[locale],
    localise,
    messageOf: (key) => localise(textsNow(docs).get(textOf(key))),
    number: (value) => (typeof value === 'number' ? value.toLocaleString(locale) : '—'),
    codeName: (list, code) => {
      const item = fieldsIn(read(`code-list/${list}`)?.['items']).find(({ codeId }) => codeId === code);
      return localise(item?.['codeName']) || textOf(code);
    },
    all: (type) => bodiesOf(docs, type),
    nameOf: (key) => {
      const { name, title } = fieldsOf(read(key));
      return localise(title ?? name) || key;
    },
  };
};
