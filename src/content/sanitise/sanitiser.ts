import type { CleanHtml } from '../check/prepared.ts';
import { buildTree } from './build-tree.ts';
import { isTooDeep } from './is-too-deep.ts';
import { lostTags } from './lost-tags.ts';
import { createPurifier, type Purifier } from './purifier.ts';
import { readActionValue } from './read-action-value.ts';

let purifier: Promise<Purifier> | undefined;

/** The purifier of this process, tested before its first use. Rejects when sanitising has no effect here. */
export const testedPurifier = (): Promise<Purifier> => (purifier ??= createPurifier().then(tested));

function tested(purify: Purifier): Purifier {
  assertPurifies(purify);
  return purify;
}

const YIELD_EVERY = 50;

/** Sanitises texts by their hash. Lets other work in every 50 texts: jsdom never gives memory back inside one turn of the event loop. */
export async function sanitiseAll(texts: ReadonlyMap<string, string>): Promise<Map<string, CleanHtml>> {
  const results = new Map<string, CleanHtml>();
  if (texts.size === 0) return results;
  const purify = await testedPurifier();
  for (const [hash, text] of texts) {
    results.set(hash, sanitise(text, purify));
    if (results.size % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return results;
}

const tooDeep: CleanHtml = { nodes: [], removed: [{ what: 'HTML', why: 'depth' }], imageHosts: [] };

/** Sanitises one text. Total: a text that a parser gives up on, or would be busy with for too long, is taken away whole. */
export function sanitise(text: string, purify: Purifier): CleanHtml {
  try {
    if (isTooDeep(text)) return tooDeep;
    const { html, removed } = purify(text);
    const tree = buildTree(html, readActionValue);
    const named = new Set(removed.map(({ what }) => what));
    return {
      ...tree,
      removed: [...removed, ...lostTags(text, html).filter(({ what }) => !named.has(what)), ...tree.removed],
    };
  } catch {
    return tooDeep;
  }
}

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
  if (forbidden.test(html) || removed.length === 0)
    throw new Error('Sanitising HTML has no effect in this process: refusing to run.');
  if (!html.includes('<p title="kept">safe</p>'))
    throw new Error('Sanitising HTML destroys harmless text in this process: refusing to run.');
}
