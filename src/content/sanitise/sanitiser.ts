import type { CleanHtml } from '../check/prepared.ts';
import { buildTree } from './build-tree.ts';
import { isTooDeep } from './is-too-deep.ts';
import { lostTags } from './lost-tags.ts';
import { createPurifier, type Purifier } from './purifier.ts';
import { readActionValue } from './read-action-value.ts';
import { assertPurifies } from './self-test.ts';

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
    return { ...tree, removed: [...removed, ...lostTags(text, html).filter(({ what }) => !named.has(what)), ...tree.removed] };
  } catch {
    return tooDeep;
  }
}
