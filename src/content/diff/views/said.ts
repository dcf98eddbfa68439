import type { CompiledNode, Snapshot } from '#engine';
import type { Locale } from '#schemas/parts';
import { isFields } from '../../check/is-fields.ts';

type Texts = Readonly<Record<string, string>>;

/** Visible content of a placed widget without children, in one language. */
export interface Part {
  readonly id: string;
  readonly node: CompiledNode;
  /** Everything of it, with texts in place of their keys. */
  readonly all: string;
}

/** A tree of placed widgets as it is read in one language. */
export interface SaidTree {
  /** Equal for trees that read the same, of whichever release. */
  readonly key: number;
  readonly parts: readonly Part[];
}

const locales = new Set(['ko', 'en']);
const isLocal = (value: object): boolean => {
  const names = Object.keys(value);
  return names.length > 0 && names.length <= 2 && names.every((name) => locales.has(name));
};

/** JSON with every text in place of its key, in one language: what differs in it, differs on the screen. */
export const asSaid = (value: unknown, locale: Locale, say: (key: string) => string | undefined): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return say(part) ?? part;
    if (!isFields(part) || !isLocal(part)) return part;
    const inner = part[locale] ?? part[locale === 'ko' ? 'en' : 'ko'];
    return typeof inner === 'string' ? (say(inner) ?? inner) : inner;
  }) ?? '';

/** Says the texts of a release; a page's own go first. */
export const sayer = ({ messages }: Pick<Snapshot, 'messages'>, locale: Locale, own: Texts = {}) => {
  const texts = messages[locale];
  return (key: string): string | undefined => (Object.hasOwn(own, key) ? own[key] : texts[key]);
};

export const noTree: SaidTree = { key: 0, parts: [] };

/** Numbers stand for long texts, so that views are compared quickly. */
class Keys {
  readonly #known = new Map<string, number>();

  of(text: string): number {
    const known = this.#known.get(text) ?? this.#known.size + 1;
    this.#known.set(text, known);
    return known;
  }
}

function* partsOf(
  nodes: readonly CompiledNode[],
  holder: string,
  locale: Locale,
  say: (key: string) => string | undefined,
): Generator<Part> {
  for (const node of nodes) {
    const { id, widget, settings, needs, children } = node;
    yield { id, node, all: asSaid([holder, widget, settings, needs], locale, say) };
    yield* partsOf(children, id, locale, say);
  }
}

/** Reads trees aloud. What was read before of the very same tree is kept: equal views of a layout are the same objects. */
export class TreeReader {
  readonly #keys = new Keys();
  readonly #kept = new WeakMap<readonly CompiledNode[], Map<string, SaidTree>>();

  read(
    nodes: readonly CompiledNode[],
    snapshot: Pick<Snapshot, 'messages'>,
    locale: Locale,
    own: Texts | undefined,
    page: string,
  ): SaidTree {
    const isOwn = own !== undefined && Object.keys(own).length > 0;
    const name = `${locale} ${isOwn ? page : ''}`;
    const known = this.#kept.get(nodes) ?? new Map<string, SaidTree>();
    this.#kept.set(nodes, known);
    const before = known.get(name);
    if (before !== undefined) return before;
    const parts = [...partsOf(nodes, '', locale, sayer(snapshot, locale, isOwn ? own : {}))];
    const made = { key: this.#keys.of(parts.map(({ id, all }) => `${id} ${all}`).join('\n')), parts };
    known.set(name, made);
    return made;
  }
}
