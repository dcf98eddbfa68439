/** Raised whenever anything of the policy or of the tree changes: kept results of an older policy are not used again. */
export const POLICY_VERSION = 'html-1';

/** Nesting that a text may have; what lies deeper is taken away. */
export const DEEPEST = 40;

// No form fields, frames, media or styles: content informs and leads on, it asks for nothing and covers nothing.
const tags = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'header', 'footer', 'aside', 'address',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'pre', 'code', 'kbd',
  'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'time', 'ruby', 'rt', 'rp',
  'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
  'figure', 'figcaption', 'img', 'a', 'button', 'details', 'summary',
] as const;

// Without class, style and id: an author cannot reach the site's own styles, anchors or script names.
const plainAttributes = ['alt', 'title', 'lang', 'dir', 'width', 'height', 'colspan', 'rowspan', 'scope', 'span', 'start', 'type', 'datetime', 'open', 'aria-label', 'value'] as const;
const addressAttributes = ['href', 'src'] as const;

export const allowedTags: ReadonlySet<string> = new Set(tags);
/** Attributes that stay in the tree as they are; `href`, `src` and `value` are read and become something else. */
export const keptAttributes: ReadonlySet<string> = new Set(plainAttributes.filter((name) => name !== 'value'));

/** What DOMPurify is told: lists only, no profile and no hook. */
export const purifyOptions = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...plainAttributes, ...addressAttributes],
  ADD_URI_SAFE_ATTR: [...plainAttributes],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
};
