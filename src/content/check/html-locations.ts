import type { AuthoredRichNode } from '#engine/compile/compile-input';
import { tagsIn } from './html-tags.ts';

export type Element = Exclude<AuthoredRichNode, string>;

/** The elements of a tree, in the order of the text. */
export function* elementsIn(nodes: readonly AuthoredRichNode[]): Generator<Element> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    if (node.children) yield* elementsIn(node.children);
  }
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#39': "'",
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
};
const decoded = (text: string): string =>
  text.replaceAll(/&(quot|#34|#39|apos|lt|gt|amp);/g, (_, name: string) => entities[name] ?? '');

/** True when a tag can be the source of an element, judged by the kept attributes. */
const says = (tag: string, { attributes = {} }: Element): boolean =>
  Object.values(attributes).every((value) => value === '' || decoded(tag).includes(value));

// So many tags may have been taken away between two elements; the rest is not worth its time.
const AHEAD = 200;

/** Where in its text each element begins, as far as that can be told. What sanitising took away stands between them. */
export function locationsOf(html: string, nodes: readonly AuthoredRichNode[]): ReadonlyMap<Element, number> {
  const tags = [...tagsIn(html)].filter(({ isEnd }) => !isEnd);
  const places = new Map<Element, number>();
  let next = 0;
  for (const node of elementsIn(nodes)) {
    const ahead = tags.slice(next, next + AHEAD);
    const index = ahead.findIndex(({ name, at, end }) => name === node.tag && says(html.slice(at, end + 1), node));
    if (index === -1) continue;
    places.set(node, ahead[index]?.at ?? 0);
    next += index + 1;
  }
  return places;
}

/** Where in a text something stands that sanitising took away, as it names it: `<tag>`, `<tag name>`, `<tag name="value">`, a comment, a host or a word. */
export function locationOfRemoved(html: string, what: string): number | undefined {
  if (what.startsWith('<!--')) return found(html.indexOf('<!--'));
  const [, tag, name = '', value = '', host = ''] =
    /^<([a-z0-9:-]+)(?: ([^\s="<>]+))?(?:="([^"]*)")?>?(?: \(([^()]+)\))?/i.exec(what) ?? [];
  if (tag === undefined) return found(html.indexOf(what));
  for (const { name: own, at, end, isEnd } of tagsIn(html)) {
    const text = decoded(html.slice(at, end === -1 ? undefined : end + 1));
    if (
      !isEnd &&
      own === tag.toLowerCase() &&
      [name, host].every((one) => text.toLowerCase().includes(one.toLowerCase())) &&
      text.includes(value)
    )
      return at;
  }
  return undefined;
}

const found = (at: number): number | undefined => (at === -1 ? undefined : at);
