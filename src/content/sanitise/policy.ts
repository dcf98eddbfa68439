import { allowedAddress, htmlTags, plainAttributes } from '../check/html-policy.ts';

/** Raised whenever anything of the policy or of the tree changes: kept results of an older policy are not used again. */
export const POLICY_VERSION = 'html-2';

export const allowedTags: ReadonlySet<string> = new Set(htmlTags);
/** Attributes that stay in the tree as they are; `href`, `src` and `value` are read and become something else. */
export const keptAttributes: ReadonlySet<string> = new Set(plainAttributes);

/** Options of DOMPurify: lists only, no profile and no hook. */
export const purifyOptions = {
  // The parser's own body is walked too; one that an author writes never gets there.
  ALLOWED_TAGS: [...htmlTags, 'body'],
  ALLOWED_ATTR: [...plainAttributes, 'href', 'src', 'value'],
  ADD_URI_SAFE_ATTR: [...plainAttributes, 'value'],
  ALLOWED_URI_REGEXP: allowedAddress,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
};
