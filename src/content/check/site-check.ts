import type { Catalog } from '#engine/compile/compile-input';
import { decodeDocument } from './decode/decode-document.ts';
import { assembleSite } from './decode/assemble-site.ts';
import type { DecodeOptions } from './decode/validation.ts';
import { check } from './index.ts';
import { keyOf, type CleanHtml, type Prepared, type RawDocument, type ReadyDocument } from './prepared.ts';
import type { Problem } from './problem.ts';
import type { WidgetCode } from './rules/check-layouts.ts';

type Body = RawDocument['body'] & { readonly type: string; readonly id: string };

/** Result of a check. */
export interface SiteChange {
  readonly documents: readonly Body[];
  readonly removed: readonly { readonly type: string; readonly id: string }[];
}

interface SiteCheckParts {
  readonly reading: DecodeOptions;
  readonly catalog: Catalog;
  /** Sanitises HTML texts, in their order: only a document model can, which a worker has not. */
  readonly clean: (texts: readonly string[]) => Promise<readonly CleanHtml[]>;
}

/** A site that is checked again and again while it changes: what stays the same is read once. */
export class SiteCheck {
  readonly #parts: SiteCheckParts;
  readonly #raws = new Map<string, RawDocument>();
  readonly #ready = new WeakMap<object, ReadyDocument>();
  #clean: ReadonlyMap<string, CleanHtml> = new Map();

  constructor(parts: SiteCheckParts) {
    this.#parts = parts;
  }

  take({ documents, removed }: SiteChange): void {
    for (const { type, id } of removed) this.#raws.delete(keyOf(type, id));
    for (const body of documents) this.#raws.set(keyOf(body.type, body.id), { type: body.type, id: body.id, body });
  }

  get size(): number {
    return this.#raws.size;
  }

  /** Every problem of the documents as they are now, with notes about periods at an instant. Rejects when HTML cannot be sanitised. */
  async check(widgetCode: WidgetCode, now?: number): Promise<readonly Problem[]> {
    return check(await this.prepare(), { widgetCode, ...(now === undefined ? {} : { now }) });
  }

  async prepare(): Promise<Prepared> {
    const raws = new Map(this.#raws);
    const ready = [...raws.values()].map((raw) => this.#read(raw));
    const html = await this.#cleanAll(ready);
    return assembleSite({ raws, problems: [], ready, html, catalog: this.#parts.catalog });
  }

  #read(raw: RawDocument): ReadyDocument {
    const known = this.#ready.get(raw.body);
    if (known !== undefined) return known;
    const ready = decodeDocument(raw, this.#parts);
    this.#ready.set(raw.body, ready);
    return ready;
  }

  /** Texts that nobody has any more are forgotten. */
  async #cleanAll(ready: readonly ReadyDocument[]): Promise<ReadonlyMap<string, CleanHtml>> {
    const texts = new Map(ready.flatMap(({ html }) => html.map(({ hash, text }) => [hash, text] as const)));
    const fresh = [...texts].filter(([hash]) => !this.#clean.has(hash));
    const made = fresh.length === 0 ? [] : await this.#parts.clean(fresh.map(([, text]) => text));
    const byHash = new Map([
      ...this.#clean,
      ...fresh.flatMap(([hash], index) => (made[index] === undefined ? [] : [[hash, made[index]] as const])),
    ]);
    this.#clean = new Map(
      [...texts.keys()].flatMap((hash) => (byHash.has(hash) ? [[hash, byHash.get(hash) as CleanHtml] as const] : [])),
    );
    return this.#clean;
  }
}
