import {
  decide,
  joinSlices,
  MissingPageError,
  type Decision,
  type IndexSlice,
  type DecisionInput,
  type RouteSlice,
  type Snapshot,
} from '#engine';
import type { Locale } from '#schemas/parts';
import type { ReleaseAssets } from '#render/boot-data.ts';
import { makeTexts, type Texts } from '#render/texts/texts.ts';

export type PublishedIndex = IndexSlice & { readonly assets: ReleaseAssets };

/** Data of a navigation: the engine's snapshot so far, its texts and addresses. */
export interface Ground {
  readonly index: PublishedIndex;
  readonly snapshot: Snapshot;
  readonly texts: Texts;
}

const fetchJson = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Slices come from this site's own server and are made by its engine.
  return (await response.json()) as T;
};

const slices = new Map<string, Promise<RouteSlice>>();

/** Slices stand for ever under their hash, so each is fetched once. */
const fetchSlice = (hash: string): Promise<RouteSlice> => {
  const known = slices.get(hash);
  if (known !== undefined) return known;
  const coming = fetchJson<RouteSlice>(`/slices/${hash}.json`);
  slices.set(hash, coming);
  coming.catch(() => slices.delete(hash));
  return coming;
};

/** The browser's part of one release in one language. It grows by the slices of the routes that are visited. */
export class ReleaseStore {
  readonly index: PublishedIndex;
  readonly #parts = new Map<string, RouteSlice>();
  #ground: Ground | undefined;

  constructor(index: PublishedIndex) {
    this.index = index;
  }

  /** The live release in a language. */
  static async live(locale: Locale): Promise<ReleaseStore> {
    return new ReleaseStore(
      await fetchJson<PublishedIndex>(`/slices/live.json?locale=${locale}`, { cache: 'no-cache' }),
    );
  }

  static async at(url: string): Promise<ReleaseStore> {
    return new ReleaseStore(await fetchJson<PublishedIndex>(url));
  }

  ground(): Ground {
    if (this.#ground !== undefined) return this.#ground;
    const snapshot = joinSlices(this.index, this.#parts.values());
    return (this.#ground = {
      index: this.index,
      snapshot,
      texts: makeTexts(this.index.locale, snapshot.messages[this.index.locale]),
    });
  }

  async #add(hash: string | undefined): Promise<boolean> {
    if (hash === undefined || this.#parts.has(hash)) return false;
    this.#parts.set(hash, await fetchSlice(hash));
    this.#ground = undefined;
    return true;
  }

  /** A page's own texts come before those of the site. */
  #withPageTexts(ground: Ground, page: string): Ground {
    const { locale } = this.index;
    const own = ground.snapshot.pages[page]?.pageTexts[locale] ?? {};
    return Object.keys(own).length === 0
      ? ground
      : { ...ground, texts: makeTexts(locale, { ...ground.snapshot.messages[locale], ...own }) };
  }

  /** Decides, fetching the slices that the decision turns out to need. */
  async decide(question: DecisionInput): Promise<{ readonly decision: Decision; readonly ground: Ground }> {
    for (let round = 0; round < 6; round++) {
      const ground = this.ground();
      try {
        const decision = decide(ground.snapshot, question);
        if (!(await this.#add(this.index.frameSlices[decision.frame.layout])))
          return { decision, ground: this.#withPageTexts(ground, decision.pageId) };
      } catch (error) {
        if (!(error instanceof MissingPageError) || !(await this.#add(this.index.pageSlices[error.page]))) throw error;
      }
    }
    throw new Error(`No decision for ${question.path}: the slices of its release do not fit together.`);
  }
}
