import type { htmlTags } from '../../../content/check/html-policy.ts';

export type HtmlTag = (typeof htmlTags)[number];

/** Role of an element in the editor: text block, container, list, table part, inline, or mark. */
type Role = 'text' | 'flow' | 'items' | 'table' | 'section' | 'row' | 'caption' | 'rule' | 'line' | 'mark';

/** Every element that sanitising lets through has a role here; the compiler asks for the one that is missing. */
export const roles = {
  p: 'text',
  h1: 'text',
  h2: 'text',
  h3: 'text',
  h4: 'text',
  h5: 'text',
  h6: 'text',
  pre: 'text',
  dt: 'text',
  div: 'flow',
  blockquote: 'flow',
  li: 'flow',
  dd: 'flow',
  th: 'flow',
  td: 'flow',
  figure: 'flow',
  figcaption: 'flow',
  ul: 'items',
  ol: 'items',
  dl: 'items',
  table: 'table',
  thead: 'section',
  tbody: 'section',
  tfoot: 'section',
  tr: 'row',
  caption: 'caption',
  hr: 'rule',
  br: 'line',
  img: 'line',
  a: 'mark',
  button: 'mark',
  span: 'mark',
  q: 'mark',
  abbr: 'mark',
  time: 'mark',
  strong: 'mark',
  b: 'mark',
  em: 'mark',
  i: 'mark',
  u: 'mark',
  s: 'mark',
  mark: 'mark',
  small: 'mark',
  sub: 'mark',
  sup: 'mark',
  code: 'mark',
} as const satisfies Record<HtmlTag, Role>;

export const roleOf = (tag: string): Role | undefined =>
  Object.hasOwn(roles, tag) ? roles[tag as HtmlTag] : undefined;

export const tagsOf = (role: Role): readonly HtmlTag[] =>
  Object.keys(roles).filter((tag): tag is HtmlTag => roleOf(tag) === role);

export const isInline = (tag: string): boolean => roleOf(tag) === 'mark' || roleOf(tag) === 'line';
