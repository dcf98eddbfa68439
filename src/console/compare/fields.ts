import type { Path } from '../../content/check/problem.ts';
import type { Delta } from '../../content/diff/compare.ts';
import type { Change } from '../../content/diff/index.ts';
import type { Names } from '../../content/diff/names.ts';
import { shapeOfType } from '../../content/diff/shapes.ts';
import { sayPart, sayPlace } from '../../content/diff/words/say-part.ts';
import { deltasOf, isOfChange } from '../history/restore.ts';
import { parseKey } from '../site/documents.ts';
import type { Language } from '../texts/use-texts.ts';
import type { Documents } from './states.ts';

/** A part of a document that differs. */
export interface Field {
  readonly key: string;
  readonly delta: Delta;
}

/** Keys of the documents that a change is of. */
export const documentsOf = ({ type, id, at }: Pick<Change, 'type' | 'id' | 'at'>): readonly string[] => {
  const named = at.map((place) => `${place.type ?? type}/${place.id ?? id}`);
  return [...new Set(named.length === 0 ? [`${type}/${id}`] : named)];
};

/** Every part in which one document differs; none where it came or went as a whole. */
export const fieldsOfDocument = (key: string, before: Documents, after: Documents): readonly Field[] => {
  const [was, is] = [before.get(key)?.body, after.get(key)?.body];
  return was === undefined || is === undefined
    ? []
    : deltasOf(was, is, shapeOfType(parseKey(key).type)).map((delta) => ({ key, delta }));
};

/** The parts that one change is of. */
export const fieldsOfChange = (
  change: Pick<Change, 'type' | 'id' | 'at'>,
  before: Documents,
  after: Documents,
): readonly Field[] =>
  documentsOf(change).flatMap((key) =>
    fieldsOfDocument(key, before, after).filter(({ delta }) => isOfChange(delta, change)),
  );

interface Saying {
  readonly type: string;
  /** The document on either side. */
  readonly before: object | undefined;
  readonly after: object | undefined;
  readonly names: Names;
  readonly language: Language;
  readonly moved: (place: number) => string;
}

/** Label of a part and its value on both sides; undefined when absent. */
export const sayField = (
  delta: Delta,
  { type, before, after, names, language, moved }: Saying,
): { readonly name: string; readonly was: string | undefined; readonly is: string | undefined } => {
  const path = delta.kind === 'removed' ? delta.from : delta.to;
  const say = (value: unknown): string => sayPart(value, { path, shape: delta.shape }, names)[language];
  const place = (at: Path): string => moved(Number(at.at(-1)) + 1);
  return {
    name: sayPlace(path, { type, body: (delta.kind === 'removed' ? before : after) ?? {} }, names)[language],
    was: delta.kind === 'added' ? undefined : delta.kind === 'moved' ? place(delta.from) : say(delta.before),
    is: delta.kind === 'removed' ? undefined : delta.kind === 'moved' ? place(delta.to) : say(delta.after),
  };
};
