import type { AuthoredRichNode, Catalog } from '#engine/compile-input';
import { assemble } from './assemble.ts';
import type { CleanHtml, Kept, Prepared, RawDocument, ReadyDocument } from './check/prepared.ts';
import { placeIn } from './check/locate.ts';
import { keyOf } from './check/prepared.ts';
import type { Problem } from './check/problem.ts';
import { decodeDocument } from './decode-document.ts';
import { hashDocument } from './hash-document.ts';
import { allowImages, htmlProblems } from './sanitise/html-problems.ts';
import { sanitiseAll } from './sanitise/sanitiser.ts';
import { findStructureFault } from './check/structure.ts';

// What was decoded stays with the texts that were kept with it, and goes when nobody holds them any more.
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
 * Makes documents ready: decodes, migrates, validates, sanitises. What `kept` holds of an earlier prepare is not done again, so a
 * release that changes one document costs one: give it the very `kept` that the last prepare left. Total: whatever is wrong becomes a problem. Rejects only when this process cannot sanitise.
 */
export async function prepare(raws: readonly RawDocument[], kept: Kept, catalog: Catalog): Promise<Prepared> {
  const gathering = gather(raws);
  const ready = new Map<string, ReadyDocument>();
  const documents = new Map<string, ReadyDocument>();
  const known = decodedWith.get(kept);
  let decoded = 0;
  for (const [key, raw] of gathering.raws) {
    const hash = hashOf(raw);
    const before = hash === undefined ? undefined : known?.get(hash);
    const one = before ?? decodeDocument(raw, catalog);
    if (hash !== undefined) documents.set(hash, one);
    ready.set(key, one);
    if (before === undefined && ++decoded % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const html = await cleanHtml(ready.values(), kept);
  decodedWith.set(html, documents);
  const set = assemble([...ready.values()].flatMap(({ document }) => document ?? []));
  const allowed = [...set.site.values()].flatMap(({ allowedHosts }) => allowedHosts);
  const problems = [...gathering.problems];
  const layoutBytes = new Map<string, number>();
  for (const { document, bytes, problems: own, html: spots } of ready.values()) {
    for (const problem of own) problems.push(problem);
    if (document === undefined) continue;
    if (document.type === 'layout') layoutBytes.set(document.id, bytes);
    for (const spot of spots) for (const problem of htmlProblems(document, spot, html.get(spot.hash), allowed)) problems.push(problem);
  }
  return { documents: set, rich: richOf(ready.values(), html, allowed), problems, kept: html, raws: gathering.raws, layoutBytes, catalog };
}

function gather(raws: readonly RawDocument[]): { raws: Map<string, RawDocument>; problems: Problem[] } {
  const byKey = new Map<string, RawDocument>();
  const problems: Problem[] = [];
  for (const raw of raws) {
    const key = keyOf(raw.type, raw.id);
    const first = byKey.get(key);
    if (first === undefined) byKey.set(key, raw);
    else problems.push(twice(raw, first));
  }
  return { raws: byKey, problems };
}

function twice(raw: RawDocument, first: RawDocument): Problem {
  const other = first.source ? ` (${first.source.file})` : '';
  return {
    code: 'duplicate-id',
    severity: 'error',
    // Located here, because the document of this name is the other one.
    at: { type: raw.type, id: raw.id, pointer: '/id', ...(raw.source ? placeIn(raw.source, '/id') : {}) },
    text: { ko: `${raw.type} '${raw.id}' 문서가 이미 있습니다${other}.`, en: `There is another ${raw.type} with the id '${raw.id}'${other}.` },
    hint: { ko: '하나의 id를 바꾸거나 하나를 지우세요.', en: 'Give one of them another id, or remove one.' },
  };
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

function richOf(ready: Iterable<ReadyDocument>, html: ReadonlyMap<string, CleanHtml>, allowed: readonly string[]): Map<string, readonly AuthoredRichNode[]> {
  const rich = new Map<string, readonly AuthoredRichNode[]>();
  for (const { html: spots } of ready) {
    for (const { text, hash } of spots) {
      const clean = html.get(hash);
      if (clean) rich.set(text, allowImages(clean, allowed));
    }
  }
  return rich;
}
