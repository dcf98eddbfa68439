const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

// XML 1.0 cannot express these, not even as references; lone surrogates are not characters.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** Escapes text for an element. */
export const escapeText = (text: string): string =>
  text.replaceAll(unwritable, '\uFFFD').replaceAll(/[&<>]/g, (found) => named[found] ?? found);

/** Escapes text for a double-quoted attribute. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll(unwritable, '\uFFFD').replaceAll(/[&<>"'\n\r\t]/g, (found) => named[found] ?? found);
