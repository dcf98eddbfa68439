import type { CompiledNode, Need, PlacedNeed } from '#engine';
import { flattenNodes } from '#engine/conditions/list-conditions';
import type { DocumentType } from '#schemas/documents';
import type { Viewer } from '#schemas/viewer';
import { answer } from '../../answers/index.ts';
import { sameValue } from '../../check/same-value.ts';
import type { Side } from './sides.ts';

/** Documents that calls read, by path prefix. */
const families: readonly (readonly [path: string, type: DocumentType])[] = [
  ['/api/v1/iam/contents/notices', 'notice'], ['/api/v1/iam/contents/board', 'board'], ['/api/v1/iam/contents/discount', 'discount'], ['/api/v1/iam/contents/banners', 'banner'], ['/api/v1/iam/evt/', 'event'],
];

/** Documents that any call may hang on. */
const forAll: readonly DocumentType[] = ['code-list', 'data-service', 'system-config', 'words', 'validation-rule'];

const differs = (one: Side['prepared'], two: Side['prepared'], type: DocumentType): boolean => {
  const [was, is] = [one.documents[type] as ReadonlyMap<string, unknown>, two.documents[type] as ReadonlyMap<string, unknown>];
  return was.size !== is.size || [...is].some(([id, document]) => !sameValue(was.get(id), document));
};

/** Calls whose responses may have changed. */
export class OtherAnswers {
  readonly #types: ReadonlySet<DocumentType>;
  readonly #isAll: boolean;

  constructor(one: Side['prepared'], two: Side['prepared']) {
    this.#types = new Set(families.map(([, type]) => type).filter((type) => differs(one, two, type)));
    this.#isAll = forAll.some((type) => differs(one, two, type));
  }

  get isEmpty(): boolean {
    return !this.#isAll && this.#types.size === 0;
  }

  /** A member's own calls hang on records, not on documents. */
  mayBe({ path, personal }: { readonly path: string; readonly personal?: boolean }): boolean {
    if (personal === true || this.isEmpty) return false;
    return this.#isAll || families.some(([start, type]) => path.startsWith(start) && this.#types.has(type));
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

  of({ key }: PlacedNeed, page: string, { viewer: given, now }: Asking): Answer {
    const viewer = this.#side.as(given);
    const name = [key, page, now, viewer.locale, viewer.login, viewer.listed].join(' ');
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const [path = '', search = ''] = key.split('?');
    const query = Object.fromEntries(search.split('&').filter((pair) => pair !== '').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]));
    const { documents } = this.#side.prepared;
    const { validUntil, ...found } = answer({ documents, snapshot: this.#side.snapshot, rich: this.#side.rich, art: (art, theme) => `${art} ${theme}`, viewer, now, page }, path, query);
    const made = { text: JSON.stringify(found), validUntil };
    this.#kept.set(name, made);
    return made;
  }
}
