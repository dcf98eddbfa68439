import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec } from '@tiptap/pm/model';
import { ownImage } from '../../../content/check/html-policy.ts';
import { tagsOf, type HtmlTag } from './roles.ts';

/** Attributes of an element in source order. */
export type Attributes = Readonly<Record<string, string>>;

export const attributesOf = (attrs: Attrs): Attributes => attrs['attributes'] as Attributes;

const attributes = { attributes: { default: {} } };

const seen = ['title', 'lang', 'start', 'scope', 'datetime', 'alt', 'width', 'height'];

/** Attributes rendered in the editor, without external addresses and actions. */
const shownOf = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(Object.entries(attributesOf(attrs)).filter(([name]) => seen.includes(name)));

const draw =
  (tag: string, more: (attrs: Attrs) => Record<string, string> = () => ({})) =>
  ({ attrs }: { readonly attrs: Attrs }): DOMOutputSpec => [tag, { ...shownOf(attrs), ...more(attrs) }, 0];

const texts: Readonly<Record<string, NodeSpec>> = Object.fromEntries(
  tagsOf('text').map((tag): [string, NodeSpec] => [
    tag,
    {
      content: 'inline*',
      group: tag === 'dt' ? '' : 'block',
      attrs: attributes,
      defining: tag !== 'p',
      toDOM: draw(tag),
      ...(tag === 'pre' ? { code: true, whitespace: 'pre' as const } : {}),
    },
  ]),
);

/** Texts first where a new line begins as a paragraph, loose text first where HTML has it loose. */
const flows: Readonly<Partial<Record<HtmlTag, NodeSpec>>> = {
  div: { content: '(block | plain)+', group: 'block' },
  blockquote: { content: '(block | plain)+', group: 'block', defining: true },
  figure: { content: '(plain | block | figcaption)+', group: 'block' },
  figcaption: { content: '(plain | block)+', isolating: true },
  li: { content: '(plain | block)+', defining: true },
  dd: { content: '(plain | block)+', defining: true },
};

const spans = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(
    ['colspan', 'rowspan'].filter((name) => attrs[name] !== 1).map((name) => [name, String(attrs[name])]),
  );

const cell: NodeSpec = {
  content: '(plain | block)+',
  isolating: true,
  attrs: { ...attributes, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
};

const nodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: '(block | plain)+' },
  ...texts,
  /** Text that stands in a cell, an item or the page without an element of its own. */
  plain: { content: 'inline*', toDOM: () => ['div', { class: 'rich-plain' }, 0] },
  ...Object.fromEntries(
    Object.entries(flows).map(([tag, spec]) => [tag, { ...spec, attrs: attributes, toDOM: draw(tag) }]),
  ),
  ul: { content: 'li+', group: 'block', attrs: attributes, toDOM: draw('ul') },
  ol: { content: 'li+', group: 'block', attrs: attributes, toDOM: draw('ol') },
  dl: { content: '(dt | dd)+', group: 'block', attrs: attributes, toDOM: draw('dl') },
  table: {
    content: 'tr+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    attrs: { ...attributes, caption: { default: null } },
    toDOM: ({ attrs }) => [
      'table',
      { ...shownOf(attrs), ...(typeof attrs['caption'] === 'string' ? { 'data-caption': attrs['caption'] } : {}) },
      ['tbody', 0],
    ],
  },
  // Head, body and foot are what their rows say: a table of the editor holds rows and nothing between.
  tr: {
    content: '(td | th)*',
    tableRole: 'row',
    attrs: { ...attributes, section: { default: 'tbody' }, group: { default: 0 } },
    toDOM: draw('tr'),
  },
  td: { ...cell, tableRole: 'cell', toDOM: draw('td', spans) },
  th: { ...cell, tableRole: 'header_cell', toDOM: draw('th', spans) },
  hr: { group: 'block', attrs: attributes, toDOM: () => ['hr'] },
  text: { group: 'inline' },
  br: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    attrs: attributes,
    toDOM: () => ['br'],
  },
  img: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: attributes,
    toDOM: ({ attrs }) => {
      const { src = '' } = attributesOf(attrs);
      return ownImage.test(src)
        ? ['img', { ...shownOf(attrs), src, class: 'rich-picture' }]
        : ['span', { class: 'rich-picture rich-outside' }, src];
    },
  },
};

const acts: Readonly<Partial<Record<HtmlTag, MarkSpec>>> = {
  a: { excludes: 'a button', inclusive: false, toDOM: () => ['a', { class: 'rich-link' }, 0] },
  button: { excludes: 'a button', inclusive: false, toDOM: () => ['span', { class: 'rich-button' }, 0] },
};

/** `n` keeps apart what stands side by side and is the same. */
const marks: Readonly<Record<string, MarkSpec>> = Object.fromEntries(
  tagsOf('mark').map((tag): [string, MarkSpec] => [
    tag,
    {
      attrs: { ...attributes, n: { default: 0 } },
      ...(acts[tag] ?? { toDOM: (mark) => [tag, shownOf(mark.attrs), 0], ...(tag === 'span' ? { excludes: '' } : {}) }),
    },
  ]),
);

/** The editor's documents: each element that sanitising lets through, and no other. */
export const richSchema = new Schema({ nodes, marks });
