import { documentSchema, isIndex, schemasAlong } from '../../content/field-texts/index.ts';
import { pathOf } from '../content/form/path.ts';
import type { Language } from '../texts/use-texts.ts';

/** A place in a document. Without the document's body, settings of widgets go by their names. */
interface DocumentPlace {
  readonly type: string;
  readonly pointer: string;
  readonly body?: unknown;
}

/** Labels of the steps to a place; names that documents give, such as keys of messages, as they are, and places in lists as numbers. */
const stepsTo = (language: Language, { type, pointer, body }: DocumentPlace): readonly (string | number)[] => {
  const path = pathOf(pointer);
  const schemas = [documentSchema(type), ...schemasAlong(type, body, path)];
  return path.map((step, index) =>
    isIndex(step, schemas[index]) ? Number(step) : (schemas[index + 1]?.label?.[language] ?? step),
  );
};

/** Label of a place's last name; undefined for the document. */
export const placeName = (language: Language, place: DocumentPlace): string | undefined =>
  stepsTo(language, place).findLast((step) => typeof step === 'string');

/** The way to a place, with places in lists counted from one; empty for the whole document. */
export const placePath = (language: Language, place: DocumentPlace): string =>
  stepsTo(language, place)
    .map((step, index) => (typeof step === 'number' ? ` ${step + 1}` : `${index === 0 ? '' : ' › '}${step}`))
    .join('');
