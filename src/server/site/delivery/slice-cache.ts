import { createHash } from 'node:crypto';
import { cutFrame, cutIndex, cutPage, project, type Audience, type Snapshot } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { StoredPage } from './page-cache.ts';

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Slices of one release for one audience and language. */
export interface SliceSet {
  readonly snapshot: Snapshot;
  readonly indexHash: string;
}

/** Returns the audience of a viewer. Only a verified login gets member slices; a cookie hint is no proof. */
export const audienceOf = ({ login, tester, listed, production }: Viewer): Audience => ({
  login: login === true,
  tester: tester === true,
  listed: listed === true,
  ...(production === undefined ? {} : { production }),
});

/** Slices of one release. */
interface Volume {
  readonly chapters: Map<string, SliceSet>;
  readonly hashes: Set<string>;
}

const keptReleases = 6;

/**
 * Slices by hash. Created at the first request and retained for a few releases, so that browsers with an older release still find theirs. An
 * unchanged slice keeps its hash and its entry.
 */
export class SliceCache {
  readonly #slices = new Map<string, StoredPage>();
  readonly #volumes = new WeakMap<LiveRelease, Volume>();
  // Store only hashes, so an old release and its pages can be garbage-collected.
  readonly #recent: Set<string>[] = [];

  slice(hash: string): StoredPage | undefined {
    return this.#slices.get(hash);
  }

  sliceSet(release: LiveRelease, audience: Audience, locale: Locale): SliceSet {
    const key = [locale, audience.login, audience.tester, audience.listed].join(' ');
    const { chapters, hashes } = this.#volume(release);
    const known = chapters.get(key);
    if (known !== undefined) return known;
    const { slices, ...chapter } = cutChapter(release, project(release.snapshot, audience), locale);
    for (const [hash, text] of slices) {
      if (!this.#slices.has(hash))
        this.#slices.set(
          hash,
          new StoredPage({ html: text, status: 200, locale, etag: hash, since: 0, until: Number.MAX_SAFE_INTEGER }),
        );
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

const cutChapter = (
  release: LiveRelease,
  snapshot: Snapshot,
  locale: Locale,
): SliceSet & { readonly slices: ReadonlyMap<string, string> } => {
  const slices = new Map<string, string>();
  const keep = (value: object): string => {
    const text = JSON.stringify(value);
    const hash = mark(text);
    slices.set(hash, text);
    return hash;
  };
  const pageSlices = Object.fromEntries(
    Object.keys(snapshot.pages).map((id) => [id, keep(cutPage(snapshot, id, locale))]),
  );
  const frames = new Set([snapshot.site.frame, ...Object.values(snapshot.venues).map((venue) => venue.frame)]);
  const frameSlices = Object.fromEntries([...frames].map((id) => [id, keep(cutFrame(snapshot, id, locale))]));
  const index = cutIndex(snapshot, locale, { pageSlices, frameSlices });
  return { snapshot, indexHash: keep({ ...index, assets: viewOf(release).assets }), slices };
};
