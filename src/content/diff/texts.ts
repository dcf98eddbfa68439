import { pointerOf } from '../check/problem.ts';
import type { ChangedPlace } from './change.ts';
import type { Delta } from './compare.ts';
import { afterOf, beforeOf, isAt, pathOf, type About } from './tell/about.ts';
import type { TextChange } from './tell/tell-texts.ts';

/** A place in a document. */
export type PlaceIn = ChangedPlace & { readonly type: string; readonly id: string };

interface Sighting {
  readonly locale: 'ko' | 'en';
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly place: PlaceIn;
}

/** A text that differs, with its places in the documents of both languages. */
export interface ChangedText extends TextChange {
  readonly places: readonly PlaceIn[];
  /** Ids of the documents that it stood and stands in, where it reads the same. */
  readonly kept?: { readonly from: string; readonly to: string };
}

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Texts that visitors read, out of all documents that hold any: one edit is often of two documents, one for each language. */
export class Texts {
  readonly #byKey = new Map<string, Sighting[]>();

  /** Takes the texts out of what differs in a document, and gives back the rest. */
  take({ type, id, before, after }: About, deltas: readonly Delta[]): readonly Delta[] {
    const { locale } = after;
    if (type !== 'messages' || locale !== before['locale'] || (locale !== 'ko' && locale !== 'en')) return deltas;
    return deltas.filter((delta) => {
      const [, key] = pathOf(delta);
      if (
        !isAt(delta, 'texts', '*') ||
        pathOf(delta).length !== 2 ||
        typeof key !== 'string' ||
        !isText(beforeOf(delta)) ||
        !isText(afterOf(delta))
      )
        return true;
      const place: PlaceIn = {
        type,
        id,
        ...(delta.kind === 'added' ? {} : { from: pointerOf(delta.from) }),
        ...(delta.kind === 'removed' ? {} : { to: pointerOf(delta.to) }),
      };
      const sighting: Sighting = {
        locale,
        before: beforeOf(delta) as string | undefined,
        after: afterOf(delta) as string | undefined,
        place,
      };
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), sighting]);
      return false;
    });
  }

  get all(): readonly ChangedText[] {
    return [...this.#byKey].map(([key, sightings]) => {
      const side = (locale: 'ko' | 'en'): TextChange['ko'] => {
        const some = sightings.filter((one) => one.locale === locale);
        if (some.length === 0) return undefined;
        const [before, after] = [
          some.find((one) => one.before !== undefined)?.before,
          some.find((one) => one.after !== undefined)?.after,
        ];
        return { before, after };
      };
      const [ko, en] = [side('ko'), side('en')];
      const isKept = [ko, en].every((one) => one === undefined || one.before === one.after);
      const from = sightings.find(({ place }) => place.to === undefined)?.place.id;
      const to = sightings.find(({ place }) => place.from === undefined)?.place.id;
      return {
        key,
        ko,
        en,
        places: sightings.map(({ place }) => place),
        ...(isKept && from !== undefined && to !== undefined ? { kept: { from, to } } : {}),
      };
    });
  }
}
