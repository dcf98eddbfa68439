import type { Command, RichNode } from '#schemas/command';

export type RichElement = Exclude<RichNode, string>;

/**
 * The tree that stands where settings hold CMS HTML. Their type is the authored one, a text for each language, but the house
 * has put the sanitised tree of the viewer's language in its place; anything else becomes an empty one.
 */
export const asRichNodes = (html: unknown): readonly RichNode[] =>
  Array.isArray(html) ? (html as readonly RichNode[]) : [];

/** Elements that content may be made of; of any other, only the children are shown. */
const TAGS: ReadonlySet<string> = new Set(
  'h2 h3 h4 h5 h6 p div span br hr strong b em i u s sub sup small mark code pre blockquote q ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption img a button time abbr'.split(
    ' ',
  ),
);
const BLOCKS: ReadonlySet<string> = new Set('h2 h3 h4 h5 h6 p div ul ol dl table figure blockquote pre hr'.split(' '));
const HOLDS_NO_TEXT: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr'.split(' '));
const ATTRIBUTES: Readonly<Record<string, string>> = {
  alt: 'alt',
  src: 'src',
  width: 'width',
  height: 'height',
  title: 'title',
  lang: 'lang',
  start: 'start',
  scope: 'scope',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

/** The element to draw, or undefined where only the children count. A page has one h1, and it is not the content's. */
export const tagOf = (node: RichElement): string | undefined => {
  const tag = node.tag === 'h1' ? 'h2' : node.tag;
  // The parser of another browser would end a paragraph before a block, and server and browser would differ.
  if (tag === 'p' && node.children?.some(isBlock)) return 'div';
  return TAGS.has(tag) ? tag : undefined;
};

const HEADING = /^h[1-6]$/;
const headingsIn = (node: RichNode): readonly string[] =>
  typeof node === 'string' ? [] : HEADING.test(node.tag) ? [node.tag] : (node.children ?? []).flatMap(headingsIn);

/** Returns the depth of each heading in document order. The first has depth 0, and none is more than one level below the one before it. */
export const headingDepths = (nodes: readonly RichNode[]): readonly number[] => {
  const open: string[] = [];
  return nodes.flatMap(headingsIn).map((tag) => {
    while ((open.at(-1) ?? '') >= tag) open.pop();
    return open.push(tag) - 1;
  });
};

const isBlock = (node: RichNode): boolean =>
  typeof node !== 'string' && (BLOCKS.has(node.tag) || (node.children?.some(isBlock) ?? false));

/** Attributes under React's names; ids, classes and styles of content mean nothing here. */
export const attributesOf = (node: RichElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(node.attributes ?? {}).flatMap(([name, value]) => {
      const prop = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
      return prop === undefined ? [] : [[prop, value]];
    }),
  );

/** Children as HTML allows them: no white space between rows and items, rows only inside a table's body. */
export const childrenOf = (node: RichElement): readonly RichNode[] => {
  const children = (node.children ?? []).filter((child) => !HOLDS_NO_TEXT.has(node.tag) || typeof child !== 'string');
  const hasLooseRow = node.tag === 'table' && children.some((child) => typeof child !== 'string' && child.tag === 'tr');
  return hasLooseRow ? [{ tag: 'tbody', children }] : children;
};

/** Whether the element does something when it is pressed. */
export const commandOf = (node: RichElement): Command | undefined =>
  node.command === undefined || node.command.kind === 'none' ? undefined : node.command;
