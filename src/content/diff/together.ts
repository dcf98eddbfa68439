import { keyOf, type RawDocument } from '../check/prepared.ts';
import type { Words } from '../check/problem.ts';
import type { Change, ChangedPlace } from './change.ts';
import type { Names } from './names.ts';
import type { Rename, Renames } from './renames.ts';
import { both } from './words/phrase.ts';
import { tellKept, tellText } from './tell/tell-texts.ts';
import { tellRenamed, tellWhole, type Whole } from './tell/tell-whole.ts';
import type { ChangedText, PlaceIn, Texts } from './texts.ts';
import { usesOf, type Use } from './uses.ts';

/** A document without what serves editors alone. */
export const bodyOf = ({ body: { $schema: _, ...body } }: RawDocument): Readonly<Record<string, unknown>> => body;

const isWithin = (pointer: string, outer: string | undefined): boolean =>
  outer !== undefined && (pointer === outer || pointer.startsWith(`${outer}/`));

interface Growing extends Omit<Change, 'at'> {
  readonly at: ChangedPlace[];
}

interface Wholes {
  readonly gone: readonly RawDocument[];
  readonly come: readonly RawDocument[];
  readonly renames: Renames;
}

/** Gathers what is told, and puts together what is one edit although it is of several documents. */
export class Together {
  readonly #was: Names;
  readonly #is: Names;
  readonly #changes: Growing[] = [];
  /** The same by the documents that they are of. */
  readonly #byDocument = new Map<string, Growing[]>();

  constructor(was: Names, is: Names) {
    [this.#was, this.#is] = [was, is];
  }

  get changes(): readonly Change[] {
    return this.#changes;
  }

  add({ type, id, ...told }: Omit<Change, 'venue'>, venue = this.#is.venueOf(type, id)): void {
    const change: Growing = {
      kind: told.kind,
      type,
      id,
      ...(venue === undefined ? {} : { venue }),
      at: [...told.at],
      text: told.text,
    };
    this.#changes.push(change);
    for (const key of new Set([keyOf(type, id), ...told.at.map((place) => keyOf(place.type ?? type, place.id ?? id))]))
      this.#byDocument.set(key, [...(this.#byDocument.get(key) ?? []), change]);
  }

  /** Documents that came or went. A layout goes with its page. */
  addWhole({ gone, come, renames }: Wholes): void {
    const renamed = new Set(renames.all.flatMap(({ from, to }) => [from, to]));
    for (const [kind, documents, names] of [
      ['removed', gone, this.#was],
      ['added', come, this.#is],
    ] as const) {
      const left = documents.filter((one) => !renamed.has(one));
      const pages = new Set(left.filter(({ type }) => type === 'page').map(({ id }) => id));
      const pageOf = ({ type, id }: RawDocument): string | undefined => {
        const shown = type === 'layout' ? names.pagesOf(id).map((page) => String(page['id'])) : [];
        return shown.length > 0 && shown.every((page) => pages.has(page)) ? shown[0] : undefined;
      };
      const along = Map.groupBy(
        left.filter((one) => pageOf(one) !== undefined),
        pageOf,
      );
      for (const one of left) {
        if (pageOf(one) !== undefined) continue;
        const layouts = one.type === 'page' ? (along.get(one.id) ?? []) : [];
        const side = kind === 'added' ? { to: '' } : { from: '' };
        const words: Words = layouts.length === 0 ? both('') : { ko: '레이아웃과 함께', en: ', with its layout' };
        this.add(
          {
            kind,
            type: one.type,
            id: one.id,
            at: [side, ...layouts.map(({ type, id }) => ({ ...side, type, id }))],
            text: tellWhole(kind, wholeOf(one), names, words),
          },
          names.venueOf(one.type, one.id),
        );
      }
    }
  }

  addRenames(renames: Renames): void {
    for (const rename of renames.all) this.#addRename(rename, renames.followersOf(rename));
  }

  #addRename({ from, to }: Rename, followers: readonly PlaceIn[]): void {
    this.add({
      kind: 'renamed',
      type: to.type,
      id: to.id,
      at: [{ from: '', id: from.id }, { to: '' }, ...followers],
      text: tellRenamed(wholeOf(to), from.id, this.#is, followers.length),
    });
  }

  /** Texts go with the places that came or went with them; others are told by where visitors read them. */
  addTexts(texts: Texts, before: Iterable<RawDocument>, after: Iterable<RawDocument>): void {
    const all = texts.all;
    const [was, is] = [
      usesOf(new Set(all.map(({ key }) => key)), before),
      usesOf(new Set(all.map(({ key }) => key)), after),
    ];
    for (const text of all) {
      const [then, now] = [was.get(text.key) ?? [], is.get(text.key) ?? []];
      const isNew = [text.ko, text.en].every((one) => one === undefined || one.before === undefined);
      const isGone = [text.ko, text.en].every((one) => one === undefined || one.after === undefined);
      const holder = isNew ? this.#holderOf(now, 'to') : isGone ? this.#holderOf(then, 'from') : undefined;
      if (holder === undefined) this.#addText(text, isGone ? then : now, isGone ? this.#was : this.#is);
      else holder.at.push(...text.places.map((place) => relative(place, holder)));
    }
  }

  /** The change that all of these places are part of. */
  #holderOf(uses: readonly Use[], side: 'from' | 'to'): Growing | undefined {
    const holders = uses.map(({ type, id, pointer }) =>
      (this.#byDocument.get(keyOf(type, id)) ?? []).find((change) =>
        change.at.some(
          (place) =>
            keyOf(place.type ?? change.type, place.id ?? change.id) === keyOf(type, id) &&
            isWithin(pointer, place[side]),
        ),
      ),
    );
    return holders.length > 0 && holders.every((one) => one !== undefined) ? holders[0] : undefined;
  }

  #addText(text: ChangedText, uses: readonly Use[], names: Names): void {
    const [first, ...more] = text.places;
    if (first === undefined) return;
    const owner = { type: first.type, id: first.id };
    const at = [first, ...more].map((place) => relative(place, owner));
    const venues = new Set(uses.map(({ type, id }) => names.venueOf(type, id)));
    const venue = venues.size === 1 ? [...venues][0] : names.venueOf(first.type, first.id);
    if (text.kept !== undefined)
      return this.add(
        { kind: 'moved', ...owner, at, text: tellKept(text.key, text.ko?.after ?? text.en?.after, text.kept) },
        venue,
      );
    this.add({ ...tellText(text, uses, names), ...owner, at }, venue);
  }
}

const wholeOf = (one: RawDocument): Whole => ({ type: one.type, id: one.id, body: bodyOf(one) });

/** A place as it stands in a change of another document, or of the same. */
const relative = (
  { type, id, ...place }: PlaceIn,
  owner: { readonly type: string; readonly id: string },
): ChangedPlace => (type === owner.type && id === owner.id ? place : { ...place, type, id });
