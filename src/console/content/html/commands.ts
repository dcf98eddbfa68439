import {
  chainCommands,
  createParagraphNear,
  exitCode,
  lift,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from '@tiptap/pm/commands';
import { Fragment, type Attrs, type MarkType, type Node, type NodeType } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import { NodeSelection, TextSelection, type Command, type EditorState, type Transaction } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { attributesOf, richSchema } from './schema.ts';

const nodeType = (name: string): NodeType => {
  const type = richSchema.nodes[name];
  if (type === undefined) throw new Error(`The editor has no ${name}.`);
  return type;
};
const markType = (name: string): MarkType => {
  const type = richSchema.marks[name];
  if (type === undefined) throw new Error(`The editor has no ${name}.`);
  return type;
};

const item = nodeType('li');
const isBare = (node: Node): boolean => Object.keys(attributesOf(node.attrs) ?? {}).length === 0;

/** Loose text in items, paragraphs on the page: what a command has moved gets the form that it has there. */
const settle = (tr: Transaction): Transaction => {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(Math.max(0, from - 1), Math.min(tr.doc.content.size, to + 1), (node, pos, parent) => {
    const holder = parent?.type.name;
    if (node.type.name === 'p' && holder === 'li' && isBare(node) && tr.doc.resolve(pos).index() === 0)
      tr.setNodeMarkup(pos, nodeType('plain'), {});
    if (node.type.name === 'plain' && (holder === 'doc' || holder === 'blockquote' || holder === 'div'))
      tr.setNodeMarkup(pos, nodeType('p'), {});
  });
  return tr;
};

const settled =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && ((tr) => dispatch(settle(tr))), view);

/** Distance in levels to the nearest of some ancestors. */
const depthOf = ({ selection: { $from } }: EditorState, names: readonly string[]): number | undefined => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (names.includes($from.node(depth).type.name)) return depth;
  return undefined;
};

export const isIn = (state: EditorState, ...names: readonly string[]): boolean => depthOf(state, names) !== undefined;

const toggleList = (name: 'ul' | 'ol'): Command =>
  settled((state, dispatch) => {
    const depth = depthOf(state, ['ul', 'ol']);
    if (depth === undefined) return wrapInList(nodeType(name))(state, dispatch);
    const { $from } = state.selection;
    if ($from.node(depth).type.name === name) return liftListItem(item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodeType(name), $from.node(depth).attrs));
    return true;
  });

const toggleQuote: Command = (state, dispatch, view) =>
  isIn(state, 'blockquote') ? lift(state, dispatch) : wrapIn(nodeType('blockquote'))(state, dispatch, view);

/** One look may have two names; taking it away takes both. */
const twins: Readonly<Record<string, string>> = { strong: 'b', em: 'i' };

export const hasMark = (state: EditorState, name: string): boolean => {
  const { from, to, empty, $from } = state.selection;
  return [name, twins[name] ?? name]
    .map(markType)
    .some((type) =>
      empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type),
    );
};

const toggle =
  (name: string): Command =>
  (state, dispatch, view) => {
    const twin = twins[name];
    const { from, to, empty } = state.selection;
    if (twin !== undefined && !empty && state.doc.rangeHasMark(from, to, markType(twin))) {
      dispatch?.(state.tr.removeMark(from, to, markType(twin)).removeMark(from, to, markType(name)));
      return true;
    }
    return toggleMark(markType(name))(state, dispatch, view);
  };

const plainMarks = ['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'small', 'sub', 'sup', 'code', 'q'];

const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  dispatch?.(plainMarks.reduce((tr, name) => tr.removeMark(from, to, markType(name)), state.tr));
  return true;
};

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('br').create()).scrollIntoView());
  return true;
};

const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hr').create()).scrollIntoView());
  return true;
};

/** A table of a head and two rows. */
const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const cells = (name: string, attributes: Attrs): Fragment =>
    Fragment.from(
      Array.from({ length: 3 }, () => nodeType(name).createAndFill({ attributes })).filter((one) => one !== null),
    );
  const rows = [
    nodeType('tr').create({ section: 'thead' }, cells('th', { scope: 'col' })),
    ...Array.from({ length: 2 }, () => nodeType('tr').create({ group: 1 }, cells('td', {}))),
  ];
  const from = state.selection.from;
  const tr = state.tr.replaceSelectionWith(nodeType('table').create(null, rows));
  dispatch?.(
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 2, tr.doc.content.size)))).scrollIntoView(),
  );
  return true;
};

export const insertPicture =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    const tr = state.tr.replaceSelectionWith(nodeType('img').create({ attributes: { src, alt } }), false);
    const at = tr.selection.from - 1;
    dispatch?.(
      (tr.doc.nodeAt(at)?.type.name === 'img'
        ? tr.setSelection(NodeSelection.create(tr.doc, at))
        : tr
      ).scrollIntoView(),
    );
    return true;
  };

/** Makes what is chosen, else new words, a link or button. */
export const addActing =
  (tag: 'a' | 'button', words: string): Command =>
  (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    if (!$from.parent.inlineContent) return false;
    const mark = markType(tag).create({ attributes: { value: JSON.stringify({ action: 'move', pageNm: '' }) } });
    const tr = state.tr;
    if (empty)
      tr.insertText(words, from)
        .addMark(from, from + words.length, mark)
        .setSelection(TextSelection.create(tr.doc, from, from + words.length));
    else tr.addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** A line that stands loose in a cell or a definition has no second one: a break goes between. */
const breakInCell: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const holder = $from.depth > 0 ? $from.node(-1).type.name : '';
  return (
    $from.parent.type.name === 'plain' &&
    ['td', 'th', 'dd', 'figcaption'].includes(holder) &&
    insertBreak(state, dispatch, view)
  );
};

/** Enter: the next item, out of the list from an empty one, else the next paragraph. */
export const enter: Command = chainCommands(
  newlineInCode,
  settled(splitListItem(item)),
  settled(
    (state, dispatch, view) =>
      isIn(state, 'li') && state.selection.$from.parent.content.size === 0 && liftListItem(item)(state, dispatch, view),
  ),
  breakInCell,
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
);
export const lineBreak: Command = chainCommands(exitCode, insertBreak);

export const blockNames = ['p', 'h2', 'h3', 'h4', 'pre'] as const;

/** The commands of the toolbar by name. */
export const commands = {
  strong: toggle('strong'),
  em: toggle('em'),
  u: toggle('u'),
  s: toggle('s'),
  mark: toggle('mark'),
  small: toggle('small'),
  sub: toggle('sub'),
  sup: toggle('sup'),
  code: toggle('code'),
  q: toggle('q'),
  clear: clearMarks,
  ul: toggleList('ul'),
  ol: toggleList('ol'),
  quote: toggleQuote,
  indent: sinkListItem(item),
  outdent: settled(liftListItem(item)),
  rule: insertRule,
  table: insertTable,
  break: insertBreak,
  p: setBlockType(nodeType('p')),
  h2: setBlockType(nodeType('h2')),
  h3: setBlockType(nodeType('h3')),
  h4: setBlockType(nodeType('h4')),
  pre: setBlockType(nodeType('pre')),
} as const satisfies Readonly<Record<string, Command>>;
