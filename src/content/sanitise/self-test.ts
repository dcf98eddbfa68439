import type { Purifier } from './purifier.ts';

const hostile =
  '<p title="kept">safe</p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">link</a><iframe srcdoc="x"></iframe>' +
  '<svg><animate onbegin=x() attributeName=x></svg><math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></mtext></math><form><input name=x></form>';
const forbidden = /<(?:script|iframe|svg|math|style|form|input)|\son\w+=|javascript:|srcdoc/i;

/**
 * Proves on a known hostile text that sanitising works here. Throws when it does not: under some DOM libraries DOMPurify returns its
 * input as it was, and a process that cannot sanitise must not publish.
 */
export function assertPurifies(purify: Purifier): void {
  const { html, removed } = purify(hostile);
  if (forbidden.test(html) || removed.length === 0) throw new Error('Sanitising HTML has no effect in this process: refusing to run.');
  if (!html.includes('<p title="kept">safe</p>')) throw new Error('Sanitising HTML destroys harmless text in this process: refusing to run.');
}
