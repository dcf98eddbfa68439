import { indexDocuments } from '../check/index-documents.ts';
import { keyOf, type RawDocument } from '../check/prepared.ts';
import { pointerOf, type Words } from '../check/problem.ts';
import { joinMoves } from './between-menus.ts';
import type { Change, ChangedPlace } from './change.ts';
import { compare, type Delta } from './compare.ts';
import { Names } from './names.ts';
import { findRenames, Renames } from './renames.ts';
import { sameValue } from '../check/same-value.ts';
import { shapeOfType } from './shapes.ts';
import { sayDocument } from './words/say-document.ts';
import { tellDocument } from './tell/index.ts';
import { Texts } from './texts.ts';
import { bodyOf, Together } from './together.ts';

export type { Change, ChangedPlace, ChangeKind } from './change.ts';

const placeOf = (delta: Delta): ChangedPlace => ({
  ...(delta.kind === 'added' ? {} : { from: pointerOf(delta.from) }),
  ...(delta.kind === 'removed' ? {} : { to: pointerOf(delta.to) }),
  ...(delta.kind === 'moved' ? { moved: true as const } : {}),
});

const order = ['site', 'venue', 'page', 'menu', 'layout', 'guard', 'messages'];
const rankOf = (type: string): number => (order.includes(type) ? order.indexOf(type) : order.length);

const compareTexts = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);
type Named = Pick<RawDocument, 'type' | 'id'>;
const inOrder = (one: Named, two: Named): number =>
  rankOf(one.type) - rankOf(two.type) || compareTexts(one.type, two.type) || compareTexts(one.id, two.id);

/** Venue names by code. */
export function venueNames(documents: Iterable<RawDocument>): ReadonlyMap<string, Words> {
  const names = new Names(documents);
  return new Map([...names.all('venue').keys()].map((code) => [code, names.venue(code)]));
}

/**
 * What an operator did from one set of documents to another, in words, each with the parts that differ. Pure; no difference is left out, and
 * where nothing differs nothing is told. Of two documents with one name the first counts, as the gate has it.
 */
export function diffDocuments(before: Iterable<RawDocument>, after: Iterable<RawDocument>): readonly Change[] {
  const [one, two] = [indexDocuments([...before]).raws, indexDocuments([...after]).raws];
  const was = new Names(one.values(), new Names(two.values()));
  const is = new Names(two.values(), was);
  const differing = [...new Map([...one, ...two]).values()]
    .toSorted(inOrder)
    .filter(({ type, id }) => !isSame(one.get(keyOf(type, id)), two.get(keyOf(type, id))));
  const whole = (
    from: ReadonlyMap<string, RawDocument>,
    to: ReadonlyMap<string, RawDocument>,
  ): readonly RawDocument[] =>
    differing.flatMap(({ type, id }) => (to.has(keyOf(type, id)) ? [] : (from.get(keyOf(type, id)) ?? [])));
  const [gone, come] = [whole(one, two), whole(two, one)];
  const renames = new Renames(findRenames(gone, come));
  const texts = new Texts();
  const together = new Together(was, is);
  together.addWhole({ gone, come, renames });
  for (const { type, id } of differing) {
    const [then, now] = [one.get(keyOf(type, id)), two.get(keyOf(type, id))];
    if (then === undefined || now === undefined) continue;
    const [first, second] = [bodyOf(then), bodyOf(now)];
    const deltas = compare({ value: first, path: [] }, { value: second, path: [] }, shapeOfType(type));
    const about = { type, id, before: first, after: second, was, is, subject: sayDocument(type, id, second, is) };
    const left = renames.take(about, texts.take(about, deltas));
    for (const { kind, deltas: some, text } of tellDocument(left, about))
      together.add({ kind, type, id, at: some.map(placeOf), text });
  }
  together.addRenames(renames);
  together.addTexts(texts, one.values(), two.values());
  return joinMoves(together.changes, one, two, was, is).toSorted(inOrder);
}

const isSame = (one: RawDocument | undefined, two: RawDocument | undefined): boolean =>
  one !== undefined &&
  two !== undefined &&
  (one.body === two.body || (one.hash !== undefined && one.hash === two.hash) || sameValue(bodyOf(one), bodyOf(two)));
