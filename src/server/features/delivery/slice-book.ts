import { createHash } from 'node:crypto';
import { cutFrame, cutIndex, cutPage, project, type Audience, type Snapshot } from '#engine';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../live-site.ts';
import { viewOf } from '../../release-view.ts';
import { StoredPage } from './page-cache.ts';

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The slices of one release for one audience and language. */
export interface Chapter {
  readonly snapshot: Snapshot;
  readonly indexHash: string;
}

/** Whose slices a viewer gets. Who is not known to be logged in gets the guests': a sign that a browser shows is no proof. */
export const audienceOf = ({ login, tester, listed, production }: Viewer): Audience => ({ login: login === true, tester: tester === true, listed: listed === true, ...(production === undefined ? {} : { production }) });

/** What was cut of one release. */
interface Volume {
  readonly chapters: Map<string, Chapter>;
  readonly hashes: Set<string>;
}

const keptReleases = 6;

/**
 * Slices by their hash. They are cut when first asked for and kept for a few releases, so that browsers that are behind still find
 * theirs; a slice that did not change keeps its hash and is the same entry.
 */
export class SliceBook {
  readonly #slices = new Map<string, StoredPage>();
  readonly #volumes = new WeakMap<LiveRelease, Volume>();
  // Hashes only: a release that is over, and its pages, are not kept for their slices' sake.
  readonly #recent: Set<string>[] = [];

  slice(hash: string): StoredPage | undefined {
    return this.#slices.get(hash);
  }

  chapter(release: LiveRelease, audience: Audience, locale: Locale): Chapter {
    const key = [locale, audience.login, audience.tester, audience.listed].join(' ');
    const { chapters, hashes } = this.#volume(release);
    const known = chapters.get(key);
    if (known !== undefined) return known;
    const { slices, ...chapter } = cutChapter(release, project(release.snapshot, audience), locale);
    for (const [hash, text] of slices) {
      if (!this.#slices.has(hash)) this.#slices.set(hash, new StoredPage({ html: text, status: 200, locale, etag: hash, until: Number.MAX_SAFE_INTEGER }));
      hashes.add(hash);
    }
    chapters.set(key, chapter);
    return chapter;
  }

  #volume(release: LiveRelease): Volume {
    const known = this.#volumes.get(release);
    if (known !== undefined) return known;
    const volume: Volume = { chapters: new Map(), hashes: new Set() };
    this.#volumes.set(release, volume);
    this.#recent.push(volume.hashes);
    if (this.#recent.length > keptReleases) this.#forget();
    return volume;
  }

  #forget(): void {
    const gone = this.#recent.shift() ?? [];
    for (const hash of gone) if (!this.#recent.some((hashes) => hashes.has(hash))) this.#slices.delete(hash);
  }
}

const cutChapter = (release: LiveRelease, snapshot: Snapshot, locale: Locale): Chapter & { readonly slices: ReadonlyMap<string, string> } => {
  const slices = new Map<string, string>();
  const keep = (value: object): string => {
    const text = JSON.stringify(value);
    const hash = mark(text);
    slices.set(hash, text);
    return hash;
  };
  const pageSlices = Object.fromEntries(Object.keys(snapshot.pages).map((id) => [id, keep(cutPage(snapshot, id, locale))]));
  const frames = new Set([snapshot.site.frame, ...Object.values(snapshot.venues).map((venue) => venue.frame)]);
  const frameSlices = Object.fromEntries([...frames].map((id) => [id, keep(cutFrame(snapshot, id, locale))]));
  const index = cutIndex(snapshot, locale, { pageSlices, frameSlices });
  return { snapshot, indexHash: keep({ ...index, assets: viewOf(release).assets }), slices };
};
