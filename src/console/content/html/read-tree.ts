import { Fragment, Mark, Node } from '@tiptap/pm/model';
import { isInline, roleOf } from './roles.ts';
import { richSchema } from './schema.ts';
import { isElement, type HtmlElement, type HtmlTree } from './tree.ts';
import { type Lost, readAttributes, type Reading, spansOf } from './read-attributes.ts';

const { nodes, marks } = richSchema;

/** The document of a tree, and what of the tree is not in it. */
export const readTree = (tree: readonly HtmlTree[]): { readonly doc: Node; readonly lost: readonly Lost[] } => {
  const reading: Reading = { lost: [] };
  const found = readFlow(tree, [], reading);
  return { doc: richSchema.topNodeType.create(null, found.length === 0 ? [blank()] : found), lost: reading.lost };
};

const blank = (): Node => richSchema.node('p');

const holdsBlock = (node: HtmlTree): boolean =>
  isElement(node) && roleOf(node.tag) !== undefined && (!isInline(node.tag) || node.children.some(holdsBlock));

type Marks = readonly Mark[];

/** Blocks, with text that lies loose between them. */
function readFlow(tree: readonly HtmlTree[], around: Marks, reading: Reading): readonly Node[] {
  const made: Node[] = [];
  let line: Node[] = [];
  const endLine = (): void => {
    const text = trimLine(line);
    if (text.length > 0) made.push(richSchema.node('plain', null, text));
    line = [];
  };
  for (const [index, node] of tree.entries()) {
    if (!holdsBlock(node)) {
      line.push(...readInline(tree, index, around, reading));
      continue;
    }
    endLine();
    if (!isElement(node)) continue;
    if (isInline(node.tag)) {
      // A link around paragraphs becomes a link in each of them.
      reading.lost.push({ what: `<${node.tag}>`, by: 'view' });
      made.push(...readFlow(node.children, [...around, ...marksOf(tree, index, reading)], reading));
    } else made.push(...readBlock(node, around, reading));
  }
  endLine();
  return made;
}

/** Text with its marks, line breaks and pictures. */
function readInline(siblings: readonly HtmlTree[], at: number, around: Marks, reading: Reading): readonly Node[] {
  const node = siblings[at] ?? '';
  if (!isElement(node))
    return node === ''
      ? []
      : [
          richSchema.text(
            node,
            around.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []),
          ),
        ];
  const role = roleOf(node.tag);
  if (role === undefined) {
    reading.lost.push({ what: node.tag === '!' ? '<!-- -->' : `<${node.tag}>`, by: 'site' });
    return node.tag === '!'
      ? []
      : node.children.flatMap((_, index) => readInline(node.children, index, around, reading));
  }
  if (role === 'line') {
    const attributes = readAttributes(node, reading);
    if (node.tag === 'img' && attributes['src'] === undefined) {
      reading.lost.push({ what: '<img>', by: 'site' });
      return [];
    }
    return [richSchema.node(node.tag, { attributes }, [], around)];
  }
  const inside = role === 'mark' ? [...around, ...marksOf(siblings, at, reading)] : around;
  if (role !== 'mark') reading.lost.push({ what: `<${node.tag}>`, by: 'view' });
  return node.children.flatMap((_, index) => readInline(node.children, index, inside, reading));
}

/** A mark that is told apart from an equal one right before it. */
function marksOf(siblings: readonly HtmlTree[], at: number, reading: Reading): Marks {
  const [node, before] = [siblings[at], siblings[at - 1]];
  const type = node !== undefined && isElement(node) ? marks[node.tag] : undefined;
  if (node === undefined || !isElement(node) || type === undefined) return [];
  const isTwin =
    before !== undefined &&
    isElement(before) &&
    before.tag === node.tag &&
    JSON.stringify(before.attributes) === JSON.stringify(node.attributes);
  return [type.create({ attributes: readAttributes(node, reading), n: isTwin ? at : 0 })];
}

const readText = (node: HtmlElement, around: Marks, reading: Reading): readonly Node[] =>
  node.children.flatMap((_, index) => readInline(node.children, index, around, reading));

/** An element with what may stand in it; what may not is told and let go. */
function readBlock(node: HtmlElement, around: Marks, reading: Reading): readonly Node[] {
  const inside = (): readonly Node[] => readFlow(node.children, around, reading);
  switch (roleOf(node.tag)) {
    case 'text':
      if (node.tag === 'dt') return stray(node, inside(), reading);
      return [makeText(node, around, reading)];
    case 'flow':
      if (!['div', 'blockquote', 'figure'].includes(node.tag)) return stray(node, inside(), reading);
      return [makeFlow(node, around, reading)];
    case 'items':
      return [makeItems(node, around, reading)];
    case 'table':
      return [makeTable(node, reading)];
    case 'rule':
      return [richSchema.node('hr', { attributes: readAttributes(node, reading) })];
    case 'section':
    case 'row':
    case 'caption':
      return stray(node, inside(), reading);
    case 'line':
    case 'mark':
    case undefined:
      return inside();
  }
}

/** What stands where it cannot: its contents stay. */
const stray = ({ tag }: HtmlElement, inside: readonly Node[], { lost }: Reading): readonly Node[] => {
  lost.push({ what: `<${tag}>`, by: 'view' });
  return inside;
};

function makeText(node: HtmlElement, around: Marks, reading: Reading): Node {
  const line = readText(node, around, reading);
  return richSchema.node(
    node.tag,
    { attributes: readAttributes(node, reading) },
    node.tag === 'pre' ? line : trimLine(line),
  );
}

function makeFlow(node: HtmlElement, around: Marks, reading: Reading): Node {
  const type = nodes[node.tag];
  if (type === undefined) throw new Error(`The editor has no ${node.tag}.`);
  const captions =
    node.tag === 'figure' ? node.children.filter((child) => isElement(child) && child.tag === 'figcaption') : [];
  const parts =
    captions.length === 0
      ? readFlow(node.children, around, reading)
      : splitAt(node.children, captions).flatMap((some): readonly Node[] => {
          const [only] = some;
          return only !== undefined && isElement(only) && captions.includes(only)
            ? [makeFlow(only, around, reading)]
            : readFlow(some, around, reading);
        });
  const attrs = { attributes: readAttributes(node, reading), ...spansOf(node) };
  return parts.length > 0 ? type.create(attrs, parts) : (type.createAndFill(attrs) ?? blank());
}

/** Runs of neighbours, with each of some by itself. */
const splitAt = (all: readonly HtmlTree[], some: readonly HtmlTree[]): readonly (readonly HtmlTree[])[] => {
  const runs: HtmlTree[][] = [];
  let isFresh = true;
  for (const node of all) {
    if (some.includes(node) || isFresh) runs.push([node]);
    else runs.at(-1)?.push(node);
    isFresh = some.includes(node);
  }
  return runs;
};

const isSpace = (node: HtmlTree): boolean => !isElement(node) && node.trim() === '';

function makeItems(node: HtmlElement, around: Marks, reading: Reading): Node {
  const takes = node.tag === 'dl' ? ['dt', 'dd'] : ['li'];
  const items = node.children
    .filter((child) => !isSpace(child))
    .flatMap((child): readonly Node[] => {
      if (isElement(child) && takes.includes(child.tag))
        return [child.tag === 'dt' ? makeText(child, around, reading) : makeFlow(child, around, reading)];
      const inside = readFlow([child], around, reading);
      reading.lost.push({ what: isElement(child) ? `<${node.tag}><${child.tag}>` : `<${node.tag}>`, by: 'view' });
      return inside.length === 0 ? [] : [richSchema.node(takes.at(-1) ?? 'li', null, inside)];
    });
  const attrs = { attributes: readAttributes(node, reading) };
  if (items.length > 0) return richSchema.node(node.tag, attrs, items);
  reading.lost.push({ what: `<${node.tag}>`, by: 'view' });
  return nodes[node.tag]?.createAndFill(attrs) ?? blank();
}

function makeTable(node: HtmlElement, reading: Reading): Node {
  const rows: Node[] = [];
  let caption: string | undefined;
  let group = 0;
  for (const child of node.children) {
    if (!isElement(child)) continue;
    if (
      child.tag === 'caption' &&
      rows.length === 0 &&
      caption === undefined &&
      !child.children.some(isElement) &&
      Object.keys(child.attributes).length === 0
    )
      caption = child.children.filter((inner) => typeof inner === 'string').join('');
    else if (roleOf(child.tag) === 'section') {
      if (Object.keys(child.attributes).length > 0)
        reading.lost.push({ what: `<${child.tag} ${Object.keys(child.attributes).join(' ')}>`, by: 'view' });
      rows.push(...child.children.flatMap((row) => (isElement(row) ? [makeRow(row, child.tag, group, reading)] : [])));
      group += 1;
    } else
      reading.lost.push({
        what: child.tag === '!' ? '<!-- -->' : `<table><${child.tag}>`,
        by: child.tag === '!' ? 'site' : 'view',
      });
  }
  const attrs = { attributes: readAttributes(node, reading), caption: caption ?? null };
  if (rows.length > 0) return richSchema.node('table', attrs, rows);
  reading.lost.push({ what: '<table>', by: 'view' });
  return nodes['table']?.createAndFill(attrs) ?? blank();
}

function makeRow(row: HtmlElement, section: string, group: number, reading: Reading): Node {
  const isRow = row.tag === 'tr';
  const cells = row.children.flatMap((cell) => {
    if (isElement(cell) && (cell.tag === 'td' || cell.tag === 'th')) return [makeFlow(cell, [], reading)];
    if (isElement(cell)) reading.lost.push({ what: cell.tag === '!' ? '<!-- -->' : `<tr><${cell.tag}>`, by: 'site' });
    return [];
  });
  if (!isRow) reading.lost.push({ what: row.tag === '!' ? '<!-- -->' : `<${section}><${row.tag}>`, by: 'site' });
  return richSchema.node(
    'tr',
    { attributes: isRow ? readAttributes(row, reading) : {}, section, group },
    Fragment.from(cells),
  );
}

const spaces = /[ \t\n\r\f]+/g;

/** A line as it is seen: space runs are one space, and none stands at its ends or at a break. */
function trimLine(line: readonly Node[]): readonly Node[] {
  const made: Node[] = [];
  const endsIn = (): string => made.at(-1)?.text?.at(-1) ?? '';
  const cutEnd = (): void => {
    const last = made.at(-1);
    if (last?.isText !== true || !endsIn().endsWith(' ')) return;
    made.pop();
    const rest = (last.text ?? '').slice(0, -1);
    if (rest !== '') made.push(richSchema.text(rest, last.marks));
  };
  for (const node of line) {
    if (!node.isText) {
      if (node.type.name === 'br') cutEnd();
      made.push(node);
      continue;
    }
    const isAfterSpace = made.length === 0 || endsIn() === ' ' || made.at(-1)?.type.name === 'br';
    const text = (node.text ?? '')
      .replaceAll(spaces, ' ')
      .slice(isAfterSpace && /^[ \t\n\r\f]/.test(node.text ?? '') ? 1 : 0);
    if (text !== '') made.push(richSchema.text(text, node.marks));
  }
  cutEnd();
  return made;
}
