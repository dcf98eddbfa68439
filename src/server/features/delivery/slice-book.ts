import { createHash } from 'node:crypto';
import { cutFrame, cutIndex, cutPage, project, type Audience, type IndexSlice, type Snapshot } from '#engine';
import type { Locale } from '#schemas/parts';
import type { LiveRelease } from '../../live-site.ts';
import { viewOf } from '../../release-view.ts';
import { StoredPage } from './page-cache.ts';

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The slices of one release for one audience and language. */
export interface Chapter {
  readonly snapshot: Snapshot;
  readonly index: IndexSlice;
  readonly indexHash: string;
}

/**
 * Slices by their hash. They are cut when first asked for and kept for a few releases, so that browsers that are behind still find
 * theirs; a slice that did not change keeps its hash and is the same entry.
 */
export class SliceBook {
  readonly #slices = new Map<string, StoredPage>();
  readonly #chapters = new WeakMap<LiveRelease, Map<string, Chapter>>();
  readonly #recent: { readonly release: LiveRelease; readonly hashes: Set<string> }[] = [];

  slice(hash: string): StoredPage | undefined {
    return this.#slices.get(hash);
  }

  chapter(release: LiveRelease, audience: Audience, locale: Locale): Chapter {
    const key = `${locale} ${String(audience.login)} ${String(audience.tester)}`;
    const chapters = this.#chapters.get(release) ?? new Map<string, Chapter>();
    this.#chapters.set(release, chapters);
    const known = chapters.get(key);
    if (known !== undefined) return known;
    const chapter = this.#cut(release, project(release.snapshot, audience), locale);
    chapters.set(key, chapter);
    return chapter;
  }

  #cut(release: LiveRelease, snapshot: Snapshot, locale: Locale): Chapter {
    const keep = (value: object): string => this.#keep(release, JSON.stringify(value), locale);
    const pageSlices = Object.fromEntries(Object.keys(snapshot.pages).map((id) => [id, keep(cutPage(snapshot, id, locale))]));
    const frames = new Set([snapshot.site.frame, ...Object.values(snapshot.venues).map((venue) => venue.frame)]);
    const frameSlices = Object.fromEntries([...frames].map((id) => [id, keep(cutFrame(snapshot, id, locale))]));
    const index = cutIndex(snapshot, locale, { pageSlices, frameSlices });
    return { snapshot, index, indexHash: keep({ ...index, assets: viewOf(release).assets }) };
  }

  #keep(release: LiveRelease, text: string, locale: Locale): string {
    const hash = mark(text);
    if (!this.#slices.has(hash)) this.#slices.set(hash, new StoredPage({ html: text, status: 200, locale, etag: hash, until: Number.MAX_SAFE_INTEGER }));
    this.#hashesOf(release).add(hash);
    return hash;
  }

  #hashesOf(release: LiveRelease): Set<string> {
    const known = this.#recent.find((one) => one.release === release);
    if (known !== undefined) return known.hashes;
    const hashes = new Set<string>();
    this.#recent.push({ release, hashes });
    if (this.#recent.length > keptReleases) this.#forget();
    return hashes;
  }

  #forget(): void {
    const gone = this.#recent.shift();
    for (const hash of gone?.hashes ?? []) if (!this.#recent.some((one) => one.hashes.has(hash))) this.#slices.delete(hash);
  }
}

const keptReleases = 6;
