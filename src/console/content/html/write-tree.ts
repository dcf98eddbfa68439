import type { Fragment, Mark, Node } from '@tiptap/pm/model';
import { attributesOf, type Attributes } from './schema.ts';
import type { HtmlElement, HtmlTree } from './tree.ts';

const nodesOf = (fragment: Fragment): readonly Node[] =>
  Array.from({ length: fragment.childCount }, (_, index) => fragment.child(index));

/** The tree of a document. */
export const writeDoc = (doc: Node): readonly HtmlTree[] => {
  const [only] = nodesOf(doc.content);
  const isEmpty =
    doc.childCount === 1 &&
    only?.type.name === 'p' &&
    only.content.size === 0 &&
    Object.keys(attributesOf(only.attrs)).length === 0;
  return isEmpty ? [] : writeNodes(doc.content);
};

/** The tree of part of a document. */
export const writeNodes = (fragment: Fragment): readonly HtmlTree[] => {
  const all = nodesOf(fragment);
  return all[0]?.isInline === true
    ? writeLine(all)
    : all.flatMap((node, index) =>
        writeBlock(
          node,
          [all[index - 1], all[index + 1]].some((one) => one?.type.name === 'plain'),
        ),
      );
};

const element = (tag: string, attributes: Attributes, children: readonly HtmlTree[]): HtmlElement => ({
  tag,
  attributes,
  children,
});

/** A letter changes the block that it stands in and what holds that; all others are the same nodes as before, and are written as before. */
const written = new WeakMap<Node, HtmlElement>();

/** `isBeside`: loose text follows on loose text, so that each needs an element to stay a line of its own. */
const writeBlock = (node: Node, isBeside: boolean): readonly HtmlTree[] => {
  if (node.type.name === 'plain')
    return isBeside && node.content.size > 0 ? [element('p', {}, writeNodes(node.content))] : writeNodes(node.content);
  const made =
    written.get(node) ??
    (node.type.name === 'table'
      ? element('table', attributesOf(node.attrs), writeTable(node))
      : element(node.type.name, writtenAttributes(node), writeNodes(node.content)));
  written.set(node, made);
  return [made];
};

/** Spans stand where they were written, and only where they say something. */
const writtenAttributes = ({ type, attrs }: Node): Attributes => {
  const written = attributesOf(attrs);
  if (type.name !== 'td' && type.name !== 'th') return written;
  const spans = ['colspan', 'rowspan'].filter((name) => attrs[name] !== 1 || Object.hasOwn(written, name));
  const kept = Object.entries(written).filter(
    ([name]) => !['colspan', 'rowspan'].includes(name) || spans.includes(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(
      spans
        .filter((name) => written[name] === undefined || Number.parseInt(written[name], 10) !== attrs[name])
        .map((name) => [name, String(attrs[name])]),
    ),
  };
};

const writeTable = (table: Node): readonly HtmlTree[] => {
  const sections: { readonly name: string; readonly group: number; readonly rows: HtmlTree[] }[] = [];
  const rows = nodesOf(table.content);
  // A row that was put above the head belongs to it.
  const lastHead = rows.findLastIndex(({ attrs }) => attrs['section'] === 'thead');
  for (const [index, row] of rows.entries()) {
    const name = index < lastHead ? 'thead' : String(row.attrs['section']);
    const group = index < lastHead ? Number(rows[lastHead]?.attrs['group']) : Number(row.attrs['group']);
    const last = sections.at(-1);
    const isNew = last === undefined || last.name !== name || (last.group !== group && group !== 0);
    const held = isNew ? { name, group, rows: [] } : last;
    if (isNew) sections.push(held);
    held.rows.push(element('tr', attributesOf(row.attrs), writeNodes(row.content)));
  }
  const { caption } = table.attrs as { readonly caption: string | null };
  return [
    ...(caption === null ? [] : [element('caption', {}, [caption])]),
    ...sections.map(({ name, rows: held }) => element(name, {}, held)),
  ];
};

interface Leaf {
  readonly tree: HtmlTree;
  readonly marks: readonly Mark[];
}

const leafOf = (node: Node): Leaf => ({
  tree: node.isText ? (node.text ?? '') : node.isInline ? element(node.type.name, attributesOf(node.attrs), []) : '',
  marks: node.marks,
});

const writeLine = (nodes: readonly Node[]): readonly HtmlTree[] => nest(nodes.map(leafOf));

/** How many leaves from here on have a mark. */
const reach = (leaves: readonly Leaf[], from: number, mark: Mark): number => {
  const end = leaves.findIndex(({ marks }, index) => index >= from && !marks.some((one) => one.eq(mark)));
  return (end === -1 ? leaves.length : end) - from;
};

/** Leaves in the elements of their marks: the one that reaches furthest is the outer one, so that none is cut in two without need. */
const nest = (leaves: readonly Leaf[]): readonly HtmlTree[] => {
  const made: HtmlTree[] = [];
  for (let at = 0; at < leaves.length;) {
    const leaf = leaves[at];
    if (leaf === undefined) break;
    const [outer, ...others] = leaf.marks
      .map((mark) => ({ mark, count: reach(leaves, at, mark) }))
      .toSorted((one, two) => two.count - one.count);
    if (outer === undefined) {
      made.push(leaf.tree);
      at += 1;
      continue;
    }
    const { mark, count } = others.reduce((best, one) => (one.count > best.count ? one : best), outer);
    const inside = leaves
      .slice(at, at + count)
      .map(({ tree, marks }) => ({ tree, marks: marks.filter((one) => !one.eq(mark)) }));
    made.push(element(mark.type.name, attributesOf(mark.attrs), nest(inside)));
    at += count;
  }
  return made.reduce<HtmlTree[]>((joined, node) => {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
    return joined;
  }, []);
};
