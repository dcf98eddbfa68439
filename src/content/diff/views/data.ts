import type { CompiledNode, Need } from '#engine';
import { flattenNodes } from '#engine/conditions/list-conditions';
import type { ApiCall } from '#schemas/calls/define-call';
import type { DocumentType } from '#schemas/documents';
import type { Viewer } from '#schemas/viewer';
import { answer } from '../../answers/index.ts';
import { gate } from '../../answers/service-gate.ts';
import { callAt, pathOfKey } from './call-reads.ts';
import type { ChangedDocument } from './changed-documents.ts';
import type { Side } from './sides.ts';

/** Documents that any call may hang on. */
const forAll: readonly DocumentType[] = ['code-list', 'data-service', 'system-config', 'words', 'validation-rule'];

/** Calls whose responses may have changed, by the document types that their declarations name. */
export class OtherAnswers {
  readonly #types: ReadonlySet<DocumentType>;
  readonly #isAll: boolean;

  constructor(changed: readonly ChangedDocument[]) {
    this.#types = new Set(changed.map(({ type }) => type));
    this.#isAll = forAll.some((type) => this.#types.has(type));
  }

  get isEmpty(): boolean {
    return this.#types.size === 0;
  }

  #reads({ reads = [], names = [] }: ApiCall): boolean {
    return [...reads, ...names].some((type) => this.#types.has(type));
  }

  /** A call that reads records shows changed documents wherever it is made. */
  mayBe({ path, personal }: { readonly path: string; readonly personal?: boolean }): boolean {
    if (this.isEmpty) return false;
    const call = callAt(pathOfKey(path));
    if (call !== undefined && this.#reads(call)) return true;
    return this.#isAll && personal !== true;
  }

  mayBeIn(nodes: readonly CompiledNode[]): boolean {
    return !this.isEmpty && flattenNodes(nodes).some(({ needs }) => needs.some((need: Need) => this.mayBe(need)));
  }
}

export interface Asking {
  readonly viewer: Viewer;
  readonly now: number;
}

/** An answer as text, and the next instant at which it changes. */
interface Answer {
  readonly text: string;
  readonly validUntil: number | null;
}

/** Responses of a release to the calls of a page. */
export class Answered {
  readonly #side: Side;
  readonly #kept = new Map<string, Answer>();

  constructor(side: Side) {
    this.#side = side;
  }

  of(key: string, page: string, { viewer: given, now }: Asking): Answer {
    const viewer = this.#side.as(given);
    const {
      prepared: { documents },
      snapshot,
      rich,
    } = this.#side;
    const path = pathOfKey(key);
    const input = {
      documents,
      snapshot,
      rich,
      art: (art: string, theme: string) => `${art} ${theme}`,
      viewer,
      now,
      page,
    };
    const closed = gate(input, path);
    if (closed !== undefined) return { text: JSON.stringify(closed), validUntil: closed.validUntil };
    // Of the page that asks, an open call reads the theme alone.
    const name = [key, snapshot.pages[page]?.theme, now, viewer.locale, viewer.login, viewer.listed].join(' ');
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const { validUntil, ...found } = answer(
      input,
      path,
      Object.fromEntries(new URLSearchParams(key.split('?')[1] ?? '')),
    );
    const made = { text: JSON.stringify(found), validUntil };
    this.#kept.set(name, made);
    return made;
  }
}
