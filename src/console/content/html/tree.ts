import { beforeText, DEEPEST } from '../../../content/check/html-policy.ts';

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlTree[];
}

/** HTML as plain data: a text or an element. A comment is an element called `!`. */
export type HtmlTree = string | HtmlElement;

export const isElement = (node: HtmlTree): node is HtmlElement => typeof node !== 'string';

const elementNode = 1;
const textNode = 3;

const treeOf = (node: Node, depth = 0): readonly HtmlTree[] => {
  if (node.nodeType === textNode) return [plain(node.nodeValue ?? '')];
  if (node.nodeType !== elementNode) return [{ tag: '!', attributes: {}, children: [] }];
  // Nothing that lies deeper stays; its words do.
  if (depth >= DEEPEST) return [{ tag: '…', attributes: {}, children: [plain(node.textContent ?? '')] }];
  const element = node as Element;
  return [
    {
      tag: plain(element.nodeName.toLowerCase()),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [plain(name), plain(value)])),
      children: [...element.childNodes].flatMap((child) => treeOf(child, depth + 1)),
    },
  ];
};

/**
 * Nothing that is parsed here can run, but browsers that keep inline handlers out complain of each one they meet, even in a document that nobody
 * sees. So no name is one while the parser reads it: a sign that no text has stands before it, and goes again.
 */
const sign = '\uE000';
const disarm = (html: string): string => html.replaceAll(/(?<![<&a-z])on(?=[a-z])/gi, `${sign}$&`);
const plain = (text: string): string => text.replaceAll(sign, '');

/** Reads HTML in a document of its own in which nothing runs and nothing is fetched. */
export const parseHtml = (html: string): readonly HtmlTree[] => {
  const { body } = new DOMParser().parseFromString(`${beforeText}${disarm(html)}`, 'text/html');
  return [...body.childNodes].flatMap((child) => treeOf(child));
};

const leafTags = new Set(['br', 'hr', 'img']);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

/** An action object stands in single quotes, so that its own quotes need no escaping. */
const printAttribute = (value: string): string => {
  const text = value.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;');
  return value.includes('"') ? `'${text.replaceAll("'", '&#39;')}'` : `"${text}"`;
};

/** The HTML of a tree, as our own documents write it. */
export const printHtml = (tree: readonly HtmlTree[]): string => tree.map(printNode).join('');

const printed = new WeakMap<HtmlElement, string>();

const printNode = (node: HtmlTree): string => {
  if (!isElement(node)) return escapeText(node);
  const html = printed.get(node) ?? printElement(node);
  printed.set(node, html);
  return html;
};

const printElement = ({ tag, attributes: all, children }: HtmlElement): string => {
  const attributes = Object.entries(all)
    .map(([name, value]) => ` ${name}=${printAttribute(value)}`)
    .join('');
  return leafTags.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${printHtml(children)}</${tag}>`;
};

/** The tree as nodes of a document, for the clipboard. */
export const drawTree = (tree: readonly HtmlTree[], document: Document): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  for (const node of tree) {
    if (!isElement(node)) {
      fragment.append(node);
      continue;
    }
    const element = document.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
    element.append(drawTree(node.children, document));
    fragment.append(element);
  }
  return fragment;
};
