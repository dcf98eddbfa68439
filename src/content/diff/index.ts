import { pointerOf, type Words } from '../check/problem.ts';
import { keyOf, type RawDocument } from '../check/prepared.ts';
import type { Change } from './change.ts';
import { compare, type Delta } from './compare.ts';
import { Names } from './names.ts';
import { sameValue } from './same-value.ts';
import { shapeOfType } from './shapes.ts';
import { subjectOf } from './tell/subject.ts';
import { tellDocument, tellWhole } from './tell/index.ts';

export type { Change, ChangedPlace, ChangeKind } from './change.ts';

type Documents = ReadonlyMap<string, RawDocument>;

const byKey = (documents: Iterable<RawDocument>): Documents => new Map([...documents].map((one) => [keyOf(one.type, one.id), one]));

const placeOf = (delta: Delta) => ({ ...(delta.kind === 'added' ? {} : { from: pointerOf(delta.from) }), ...(delta.kind === 'removed' ? {} : { to: pointerOf(delta.to) }), ...(delta.kind === 'moved' ? { moved: true as const } : {}) });

const order = ['site', 'venue', 'page', 'menu', 'layout', 'guard', 'messages'];
const rankOf = (type: string): number => (order.includes(type) ? order.indexOf(type) : order.length);

const inOrder = (one: RawDocument, two: RawDocument): number => rankOf(one.type) - rankOf(two.type) || (one.type === two.type ? (one.id < two.id ? -1 : 1) : one.type < two.type ? -1 : 1);

/** What visitors call the venues, by their code. */
export function venueNames(documents: Iterable<RawDocument>): ReadonlyMap<string, Words> {
  const names = new Names(documents);
  return new Map([...names.all('venue').keys()].map((code) => [code, names.venue(code)]));
}

/** A document without what serves editors alone. */
const bodyOf = ({ body: { $schema: _, ...body } }: RawDocument): Readonly<Record<string, unknown>> => body;

/**
 * What an operator did from one set of documents to another, in words, each with the parts that differ. Pure; no difference is left out, and
 * where nothing differs nothing is told.
 */
export function diffDocuments(before: Iterable<RawDocument>, after: Iterable<RawDocument>): readonly Change[] {
  const [one, two] = [byKey(before), byKey(after)];
  const was = new Names(one.values(), new Names(two.values()));
  const is = new Names(two.values(), was);
  const all = [...new Map([...one, ...two]).values()].toSorted(inOrder);
  return all.flatMap((document) => changesOf(one.get(keyOf(document.type, document.id)), two.get(keyOf(document.type, document.id)), was, is));
}

function changesOf(one: RawDocument | undefined, two: RawDocument | undefined, was: Names, is: Names): readonly Change[] {
  const document = two ?? one;
  if (document === undefined || isSame(one, two)) return [];
  const { type, id } = document;
  const venue = is.venueOf(type, id);
  const change = (told: { readonly kind: Change['kind']; readonly at: Change['at']; readonly text: Words }): Change => ({ kind: told.kind, type, id, ...(venue === undefined ? {} : { venue }), at: told.at, text: told.text });
  if (one === undefined) return [change({ kind: 'added', at: [{ to: '' }], text: tellWhole('added', { type, id, body: bodyOf(document) }, is) })];
  if (two === undefined) return [change({ kind: 'removed', at: [{ from: '' }], text: tellWhole('removed', { type, id, body: bodyOf(one) }, was) })];
  const [before, after] = [bodyOf(one), bodyOf(two)];
  const deltas = compare({ value: before, path: [] }, { value: after, path: [] }, shapeOfType(type));
  return tellDocument(deltas, { type, id, before, after, was, is, subject: subjectOf(type, id, after, is) }).map(({ kind, deltas: some, text }) => change({ kind, at: some.map(placeOf), text }));
}

const isSame = (one: RawDocument | undefined, two: RawDocument | undefined): boolean =>
  one !== undefined && two !== undefined && (one.body === two.body || (one.hash !== undefined && one.hash === two.hash) || sameValue(bodyOf(one), bodyOf(two)));
