/** Nesting that a text may have; what lies deeper is taken away. */
export const DEEPEST = 40;

/**
 * Stands before a text that is parsed, so that it is read as in a page of ours: without a type a table would stay in the paragraph before it, and
 * without a body whatever has no place in one would land in the head, where nobody sees it go.
 */
export const beforeText = '<!doctype html><body>';

/** Elements that the rich text of the visitor app renders: content informs and links, without forms or overlays. */
export const htmlTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'span',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'pre',
  'blockquote',
  'q',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
  'a',
  'button',
  'time',
  'abbr',
] as const;

/** Attributes of any element. Without class, style and id: an author cannot reach the site's own styles, anchors or script names. */
export const plainAttributes = [
  'alt',
  'title',
  'lang',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'datetime',
] as const;

/** Allowed targets of links and pictures; each is also resolved. */
export const allowedAddress = /^(?:https:|mailto:|tel:|\/(?!\/))/i;

/** Pictures of the site itself. */
export const ownImage = /^\/(?:art|media)\/(?!.*\.\.)/;
