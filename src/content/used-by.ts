import { catalog } from '#widgets/catalog.gen';
import type { RawDocument } from './check/prepared.ts';
import { pointerOf, type Path } from './check/problem.ts';
import { referencesIn, type Reference } from './check/references/read.ts';
import { Names } from './diff/names.ts';
import { Links } from './used-by/links.ts';

type Body = Readonly<Record<string, unknown>>;

/** Queried target: a document by type and ID, or a text (`type: 'text'`, its key as ID). */
export interface Used {
  readonly type: string;
  readonly id: string;
}

/** A place that uses something. */
export interface User {
  readonly type: string;
  readonly id: string;
  readonly path: Path;
  readonly pointer: string;
  /** The name that stands there, and what it means. */
  readonly name: string;
  readonly kind: Reference['kind'];
}

const keyOf = (type: string, id: string): string => `${type}/${id}`;
const known = new WeakMap<object, readonly Reference[]>();

/** References of a document, cached while it is unchanged. */
const referencesOf = (type: string, body: Body): readonly Reference[] => {
  const found = known.get(body) ?? referencesIn(type, body, catalog);
  known.set(body, found);
  return found;
};

interface Naming {
  readonly type: string;
  readonly id: string;
  readonly reference: Reference;
}

/** Usage index of all documents. An update reads changed documents only. */
export class UsedBy {
  readonly #bodies = new Map<string, { readonly type: string; readonly id: string; readonly body: Body }>();
  /** Namings by kind and name, then by the document that names. */
  readonly #byName = new Map<string, Map<string, Naming[]>>();
  #leads: Links | undefined;
  #names: Names | undefined;

  /** Takes the documents as they are now; gives whether anything differs from before. */
  take(documents: Iterable<Pick<RawDocument, 'type' | 'id' | 'body'>>): boolean {
    const seen = new Set<string>();
    let differs = false;
    for (const { type, id, body } of documents) {
      const key = keyOf(type, id);
      if (seen.has(key)) continue;
      seen.add(key);
      const before = this.#bodies.get(key);
      if (before?.body === body) continue;
      if (before !== undefined) this.#forget(key, before.type, before.body);
      this.#bodies.set(key, { type, id, body });
      this.#learn(key, { type, id, body });
      differs = true;
    }
    if (seen.size < this.#bodies.size) {
      for (const [key, { type, body }] of this.#bodies) {
        if (seen.has(key)) continue;
        this.#forget(key, type, body);
        this.#bodies.delete(key);
        differs = true;
      }
    }
    if (differs) [this.#leads, this.#names] = [undefined, undefined];
    return differs;
  }

  /** The places that use something, one after the other as the documents came; a document does not use itself. */
  usersOf({ type, id }: Used): readonly User[] {
    const users: User[] = [];
    const told = new Set<string>();
    for (const name of this.#leadsNow().namesOf(type, id)) {
      for (const [key, namings] of this.#byName.get(name) ?? []) {
        if (key === keyOf(type, id)) continue;
        for (const { type: by, id: of, reference } of namings) {
          const pointer = pointerOf(reference.path);
          if (told.has(`${key} ${pointer}`) || !this.#leadsNow().isMeant({ type: by, id: of }, reference, { type, id }))
            continue;
          told.add(`${key} ${pointer}`);
          users.push({ type: by, id: of, path: reference.path, pointer, name: reference.name, kind: reference.kind });
        }
      }
    }
    return users;
  }

  /** Names within these documents. */
  get names(): Names {
    return (this.#names ??= new Names(this.#bodies.values()));
  }

  #leadsNow(): Links {
    return (this.#leads ??= new Links(this.#bodies.values(), this.#byName.keys()));
  }

  #learn(key: string, { type, id, body }: Pick<RawDocument, 'type' | 'id' | 'body'>): void {
    for (const reference of referencesOf(type, body)) {
      const name = nameOf(reference);
      const holders = this.#byName.get(name) ?? new Map<string, Naming[]>();
      this.#byName.set(name, holders);
      const namings = holders.get(key) ?? [];
      holders.set(key, namings);
      namings.push({ type, id, reference });
    }
  }

  #forget(key: string, type: string, body: Body): void {
    for (const reference of referencesOf(type, body)) {
      const holders = this.#byName.get(nameOf(reference));
      holders?.delete(key);
      if (holders?.size === 0) this.#byName.delete(nameOf(reference));
    }
  }
}

const nameOf = ({ kind, name }: Reference): string => `${kind} ${kind === 'deep-link' ? name.toLowerCase() : name}`;
