/** Raised whenever anything of the policy or of the tree changes: kept results of an older policy are not used again. */
export const POLICY_VERSION = 'html-1';

/** Nesting that a text may have; what lies deeper is taken away. */
export const DEEPEST = 40;

// What the rich text of the visitor app can draw, and nothing else: content informs and leads on, it asks for nothing and covers nothing.
const tags = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'pre',
  'blockquote', 'q', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption',
  'img', 'a', 'button', 'time', 'abbr',
] as const;

// Without class, style and id: an author cannot reach the site's own styles, anchors or script names.
const plainAttributes = ['alt', 'title', 'lang', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'datetime'] as const;

export const allowedTags: ReadonlySet<string> = new Set(tags);
/** Attributes that stay in the tree as they are; `href`, `src` and `value` are read and become something else. */
export const keptAttributes: ReadonlySet<string> = new Set(plainAttributes);

/** What DOMPurify is told: lists only, no profile and no hook. */
export const purifyOptions = {
  // The parser's own body is walked too; one that an author writes never gets there.
  ALLOWED_TAGS: [...tags, 'body'],
  ALLOWED_ATTR: [...plainAttributes, 'href', 'src', 'value'],
  ADD_URI_SAFE_ATTR: [...plainAttributes, 'value'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/))/i,
  // Otherwise scripts and comments at the beginning land in the head, where nobody sees them go.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
};
