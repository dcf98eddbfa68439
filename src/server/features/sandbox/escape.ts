/** A text inside of HTML or of an attribute in double quotes. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);
