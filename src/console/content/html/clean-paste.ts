import { leads } from './read-attributes.ts';
import { roleOf } from './roles.ts';
import { isElement, type HtmlElement, type HtmlTree } from './tree.ts';

/** Elements removed with their content. */
const silent = new Set([
  'script',
  'style',
  'title',
  'head',
  'meta',
  'link',
  'base',
  'template',
  'noscript',
  'noembed',
  'iframe',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'form',
  'input',
  'select',
  'textarea',
  'audio',
  'video',
  'canvas',
  'map',
  'xmp',
  'plaintext',
  '!',
]);
/** Attributes kept from a pasted page; sizes, languages and tooltips are dropped. */
const carried = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'value']);
const blocks = new Set([
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'center',
  'address',
  'details',
  'summary',
  'body',
  'html',
]);

const styleOf = ({ attributes }: HtmlElement): string =>
  (attributes['style'] ?? '').toLowerCase().replaceAll(/\s+/g, '');

/** Marks that other programs write as styles. */
const marksIn = (element: HtmlElement): readonly string[] => {
  const style = styleOf(element);
  const weight = /font-weight:(bold|[6-9]00)/.test(style);
  return [
    ...(weight ? ['strong'] : []),
    ...(style.includes('font-style:italic') ? ['em'] : []),
    ...(style.includes('text-decoration:underline') && element.tag !== 'a' ? ['u'] : []),
    ...(style.includes('line-through') ? ['s'] : []),
    ...(style.includes('vertical-align:super') ? ['sup'] : []),
    ...(style.includes('vertical-align:sub') ? ['sub'] : []),
  ];
};

/** A bold that says by style that it is none, as one program wraps everything in. */
const isNoMark = (element: HtmlElement): boolean =>
  (element.tag === 'b' || element.tag === 'strong') && /font-weight:(normal|400)/.test(styleOf(element));

const around = (tags: readonly string[], children: readonly HtmlTree[]): readonly HtmlTree[] =>
  tags.reduce<readonly HtmlTree[]>((inside, tag) => [{ tag, attributes: {}, children: inside }], children);

const isItem = (node: HtmlTree): node is HtmlElement =>
  isElement(node) && node.tag === 'p' && styleOf(node).includes('mso-list:');
const levelOf = (node: HtmlElement): number => Number(/level(\d)/.exec(styleOf(node))?.[1] ?? 1);
const isBullet = (node: HtmlTree): boolean => isElement(node) && styleOf(node).includes('mso-list:ignore');
const textIn = (node: HtmlTree): string => (isElement(node) ? node.children.map(textIn).join('') : node);

/** Paragraphs that one program writes for list items become lists again. */
const listed = (nodes: readonly HtmlTree[]): readonly HtmlTree[] => {
  const made: HtmlTree[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at];
    if (node === undefined) break;
    if (!isItem(node)) {
      made.push(node);
      at += 1;
      continue;
    }
    const run: HtmlElement[] = [];
    for (
      let next = nodes[at];
      next !== undefined && (isItem(next) || (!isElement(next) && next.trim() === ''));
      next = nodes[at]
    ) {
      if (isItem(next)) run.push(next);
      at += 1;
    }
    made.push(...itemsOf(run, levelOf(node)));
  }
  return made;
};

const itemsOf = (run: readonly HtmlElement[], level: number): readonly HtmlTree[] => {
  const items: HtmlElement[] = [];
  for (let at = 0; at < run.length;) {
    const node = run[at];
    if (node === undefined) break;
    const end = run.findIndex((one, index) => index > at && levelOf(one) <= level);
    const inner = run.slice(at + 1, end === -1 ? run.length : end);
    items.push({
      tag: 'li',
      attributes: {},
      children: [
        ...node.children.filter((child) => !isBullet(child)),
        ...(inner.length === 0 ? [] : itemsOf(inner, level + 1)),
      ],
    });
    at += 1 + inner.length;
  }
  const [first] = run;
  const bullet = first === undefined ? '' : first.children.filter(isBullet).map(textIn).join('').trim();
  return [{ tag: /^(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet) ? 'ol' : 'ul', attributes: {}, children: items }];
};

const cleanNode = (node: HtmlTree, isOwn: boolean): readonly HtmlTree[] => {
  if (!isElement(node)) return [node];
  if (silent.has(node.tag) || styleOf(node).includes('display:none')) return [];
  const children = cleanPaste(node.children, isOwn);
  if (blocks.has(node.tag)) return [{ tag: 'div', attributes: {}, children }];
  if (roleOf(node.tag) === undefined) return around(marksIn(node), children);
  if (!isOwn && (isNoMark(node) || node.tag === 'span')) return around(marksIn(node), children);
  const attributes = isOwn
    ? node.attributes
    : Object.fromEntries(Object.entries(node.attributes).filter(([name]) => carried.has(name)));
  // A place of another page is no place here; a button there did something that is not known.
  if (!isOwn && ((node.tag === 'a' && !leads(attributes['href'] ?? '')) || node.tag === 'button')) return children;
  if (!isOwn && node.tag === 'h1') return [{ tag: 'h2', attributes, children }];
  const isEmpty =
    children.every((child) => !isElement(child) && child.trim() === '') &&
    ['p', 'span', 'strong', 'b', 'em', 'i', 'u'].includes(node.tag);
  return !isOwn && isEmpty && textIn(node).trim() === '' ? children : [{ tag: node.tag, attributes, children }];
};

/** What was copied from elsewhere, with the words and their order and nothing that was only that page's. `isCustom`: copied from here, so that all of it means something. */
export const cleanPaste = (tree: readonly HtmlTree[], isOwn: boolean): readonly HtmlTree[] =>
  (isOwn ? tree : unwrapped(listed(tree))).flatMap((node) => cleanNode(node, isOwn));

/** Boxes around nothing but other blocks say nothing; those around text are paragraphs. */
const unwrapped = (tree: readonly HtmlTree[]): readonly HtmlTree[] =>
  tree.flatMap((node): readonly HtmlTree[] => {
    if (!isElement(node) || (node.tag !== 'div' && !blocks.has(node.tag))) return [node];
    const holdsBlocks = node.children.some(
      (child) =>
        isElement(child) && (blocks.has(child.tag) || !['mark', 'line', undefined].includes(roleOf(child.tag))),
    );
    return holdsBlocks ? unwrapped(node.children) : [{ ...node, tag: 'p' }];
  });
