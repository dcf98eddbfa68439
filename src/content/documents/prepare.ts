import type { Catalog } from '#engine/compile/compile-input';
import { decodeDocument } from '../check/decode/decode-document.ts';
import { assembleSite } from '../check/decode/assemble-site.ts';
import type { CleanHtml, Kept, Prepared, RawDocument, ReadyDocument } from '../check/prepared.ts';
import { findStructureFault } from '../check/structure.ts';
import { indexDocuments } from '../check/index-documents.ts';
import { hashDocument } from './hash-document.ts';
import { serverDecodeOptions } from './decode-options.ts';
import { sanitiseAll } from '../sanitise/sanitiser.ts';

// Decoded values live as long as the cache of their texts.
const decodedWith = new WeakMap<Kept, ReadonlyMap<string, ReadyDocument>>();

const YIELD_EVERY = 500;
const hashes = new WeakMap<object, string>();

/** Identifies the state of a document; those that are not sound enough to be hashed are told apart by their bodies alone. */
function hashOf(raw: RawDocument): string | undefined {
  const known = raw.hash ?? hashes.get(raw.body);
  if (known !== undefined) return known;
  if (findStructureFault(raw.body)) return undefined;
  const hash = hashDocument(raw.body);
  hashes.set(raw.body, hash);
  return hash;
}

/**
 * Makes documents ready: decodes, migrates, validates, sanitises. Given the very `kept` that the last prepare left, only changed documents
 * are read again. Total: whatever is wrong becomes a problem. Rejects only when this process cannot sanitise.
 */
export async function prepare(given: readonly RawDocument[], kept: Kept, catalog: Catalog): Promise<Prepared> {
  const { raws, problems: doubled } = indexDocuments(given);
  const { ready, byHash } = await decodeAll(raws, decodedWith.get(kept), catalog);
  const html = await cleanHtml(ready, kept);
  decodedWith.set(html, byHash);
  return assembleSite({ raws, problems: doubled, ready, html, catalog });
}

interface Decoded {
  readonly ready: readonly ReadyDocument[];
  readonly byHash: ReadonlyMap<string, ReadyDocument>;
}

async function decodeAll(
  raws: ReadonlyMap<string, RawDocument>,
  known: ReadonlyMap<string, ReadyDocument> | undefined,
  catalog: Catalog,
): Promise<Decoded> {
  const ready: ReadyDocument[] = [];
  const byHash = new Map<string, ReadyDocument>();
  let read = 0;
  for (const raw of raws.values()) {
    const hash = hashOf(raw);
    const before = hash === undefined ? undefined : known?.get(hash);
    const one = before ?? decodeDocument(raw, { reading: serverDecodeOptions, catalog });
    if (hash !== undefined) byHash.set(hash, one);
    ready.push(one);
    if (before === undefined && ++read % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { ready, byHash };
}

/** The sanitised form of every HTML text in use. */
async function cleanHtml(ready: Iterable<ReadyDocument>, kept: Kept): Promise<Map<string, CleanHtml>> {
  const html = new Map<string, CleanHtml>();
  const fresh = new Map<string, string>();
  for (const { html: spots } of ready) {
    for (const { hash, text } of spots) {
      const known = kept.get(hash);
      if (known) html.set(hash, known);
      else fresh.set(hash, text);
    }
  }
  for (const [hash, clean] of await sanitiseAll(fresh)) html.set(hash, clean);
  return html;
}
