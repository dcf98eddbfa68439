import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { attributesOf, richSchema, type Attributes } from './schema.ts';

/** An interactive element of a text. */
export interface Acting {
  readonly from: number;
  readonly to: number;
  /** A link or button by its mark, or an element that carries an action itself. */
  readonly mark?: Mark;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
}

const isActing = (mark: Mark): boolean =>
  mark.type.name === 'a' || mark.type.name === 'button' || attributesOf(mark.attrs)['value'] !== undefined;

/** The action object of an element: of its value, else of its address; undefined where the value is none. */
export const actionOf = ({ href, value }: Attributes): unknown => {
  if (value === undefined) return href === undefined ? undefined : { action: 'link', linkUrl: href };
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
};

/** An element's attributes with another action: a link to an address is written as one. */
export const withAction = (tag: string, attributes: Attributes, action: unknown): Attributes => {
  const { href: _, value: __, ...others } = attributes;
  const { linkUrl, ...rest } = action as { readonly linkUrl?: unknown };
  const isPlain =
    tag === 'a' &&
    typeof linkUrl === 'string' &&
    linkUrl !== '' &&
    Object.keys(rest).length === 1 &&
    (rest as { readonly action?: unknown }).action === 'link';
  return isPlain ? { href: linkUrl, ...others } : { value: JSON.stringify(action), ...others };
};

const known = new WeakMap<Node, readonly Acting[]>();

/** Everything that acts in a document or in one of its nodes, in order, counted from where its content begins. What a letter did not touch is known from before. */
export const actingIn = (holder: Node): readonly Acting[] => {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found: Acting[] = [];
  holder.forEach((node, from) => {
    const to = from + node.nodeSize;
    const mark = node.isInline ? node.marks.find(isActing) : undefined;
    const last = found.at(-1);
    const attributes = attributesOf(node.attrs);
    if (mark === undefined) {
      if (attributes?.['value'] !== undefined)
        found.push({ from, to, tag: node.type.name, attributes, text: node.isInline ? '' : node.textContent });
      if (!node.isInline)
        for (const inner of actingIn(node))
          found.push({ ...inner, from: from + 1 + inner.from, to: from + 1 + inner.to });
    } else if (last?.mark !== undefined && last.mark.eq(mark) && last.to === from)
      found[found.length - 1] = { ...last, to, text: last.text + node.textContent };
    else
      found.push({ from, to, mark, tag: mark.type.name, attributes: attributesOf(mark.attrs), text: node.textContent });
  });
  known.set(holder, found);
  return found;
};

/** Innermost interactive element at the cursor. */
export const actingAt = (state: EditorState): Acting | undefined => {
  const { from, to } = state.selection;
  return actingIn(state.doc)
    .filter((one) => one.from <= from && to <= one.to && one.from < one.to)
    .at(-1);
};

/** Changes what an element does, or which element it is. */
export const setActing = (tr: Transaction, acting: Acting, tag: string, attributes: Attributes): Transaction => {
  if (acting.mark === undefined) {
    const node = tr.doc.nodeAt(acting.from);
    return node === null ? tr : tr.setNodeMarkup(acting.from, undefined, { ...node.attrs, attributes });
  }
  const type = richSchema.marks[tag];
  return type === undefined
    ? tr
    : tr
        .removeMark(acting.from, acting.to, acting.mark)
        .addMark(acting.from, acting.to, type.create({ attributes, n: acting.mark.attrs['n'] as number }));
};

/** Leaves the words and takes away what they do. */
export const endActing = (tr: Transaction, acting: Acting): Transaction => {
  const { value: _, href: __, ...others } = acting.attributes;
  return acting.mark === undefined
    ? setActing(tr, acting, acting.tag, others)
    : tr.removeMark(acting.from, acting.to, acting.mark);
};
