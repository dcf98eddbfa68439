import type { FastifyInstance } from 'fastify';
import { markPageChanges, prepare, type Kept } from '../../../content/index.ts';
import { HttpError } from '../../core/errors.ts';
import { keyOf, type LiveRelease } from '../../core/live-site/live-site.ts';
import { allowsAll, everything, type Grant } from '../../core/operators/grants.ts';
import { keeper } from '../../core/operators/operator.ts';
import { findPerson } from '../../core/operators/operators-store.ts';
import { releaseSeenBy, seenBy } from '../publishing/hidden-values.ts';
import { listDrafts } from '../publishing/drafts-store.ts';
import { loadRelease } from '../publishing/load-live.ts';
import { makeRelease } from '../publishing/make-release.ts';
import { withDrafts } from '../publishing/with-drafts.ts';
import { releaseHash } from '../publishing/releases-store.ts';
import { readable } from '../publishing/rights-on-drafts.ts';
import type { PreviewPass, Shown } from './preview-pass.ts';
import { PreviewSite, type Drawn } from './preview-site.ts';

/** Maximum number of open sites. The least recently used one closes first. */
const most = 4;

interface Held {
  readonly site: Promise<PreviewSite>;
  /** Builds the current state and reuses the previous sanitised HTML. Absent for releases, which never change. */
  readonly state?: (kept: Kept) => Promise<LiveRelease>;
  isBehind: boolean;
  catchingUp?: Promise<void> | undefined;
}

/** Open previews, with one site for each previewed state of the documents. */
export class Previews {
  readonly #app: FastifyInstance;
  readonly #held = new Map<string, Held>();
  #number = 1_000_000;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Returns the site of a pass. Throws `noRight` when its creator lost access, and `noRelease`. */
  async siteOf({ which, by, only }: PreviewPass): Promise<PreviewSite> {
    const grants = await this.#grantsOf(by);
    const key =
      which === 'drafts'
        ? `drafts ${JSON.stringify([grants, only])}`
        : allowsAll(grants, 'read')
          ? String(which)
          : `${which} ${JSON.stringify(grants)}`;
    const known = this.#held.get(key);
    if (known !== undefined) {
      this.#held.delete(key);
      this.#held.set(key, known);
      await this.#catchUp(known);
      return known.site;
    }
    const state = async (kept: Kept) =>
      which === 'drafts'
        ? this.#withDrafts(grants, kept, only)
        : releaseSeenBy(
            { grants },
            which === 'live' ? this.#app.live.current : await this.#release(which),
            this.#app.publishing,
          );
    const site = state(this.#app.live.current.prepared.kept).then((release) => PreviewSite.open(this.#app, release));
    this.#held.set(key, { site, isBehind: false, ...(typeof which === 'number' ? {} : { state }) });
    site.catch(() => this.#held.delete(key));
    await this.#closeOldest();
    return site;
  }

  /** Renders a still page that marks the differences from another state for the same viewer. Returns undefined when no page exists. */
  async drawMarked(
    pass: PreviewPass,
    against: Shown,
    path: string,
  ): Promise<(Drawn & { readonly marks: number }) | undefined> {
    const { by, viewer, at, console } = pass;
    const other: PreviewPass = { ...against, by, viewer, console, ...(at === undefined ? {} : { at }) };
    const [site, otherSite] = await Promise.all([this.siteOf(pass), this.siteOf(other)]);
    const [drawn, beside] = await Promise.all([site.draw(pass, path), otherSite.draw(other, path)]);
    if (drawn === undefined) return undefined;
    const { two, marks } = markPageChanges(beside?.html ?? '', drawn.html);
    return { ...drawn, html: two, marks };
  }

  /** Handles a saved change: updates open previews immediately and the others on their next request. */
  renew(): void {
    for (const held of this.#held.values()) {
      held.isBehind = held.state !== undefined;
      void this.#showWatchers(held).catch((error: unknown) =>
        this.#app.log.error({ err: error }, 'a preview could not be renewed'),
      );
    }
  }

  async close(): Promise<void> {
    const open = [...this.#held.values()];
    this.#held.clear();
    await Promise.all(
      open.map(async ({ site, catchingUp }) => {
        await catchingUp?.catch(() => undefined);
        await (await site.catch(() => undefined))?.close();
      }),
    );
  }

  async #showWatchers(held: Held): Promise<void> {
    if ((await held.site).isWatched) await this.#catchUp(held);
  }

  /** Runs one update at a time. The last one includes all changes. */
  async #catchUp(held: Held): Promise<void> {
    while (held.isBehind || held.catchingUp !== undefined) {
      held.catchingUp ??= this.#showNow(held).finally(() => (held.catchingUp = undefined));
      await held.catchingUp;
    }
  }

  async #showNow(held: Held): Promise<void> {
    const site = await held.site;
    held.isBehind = false;
    try {
      const release = await held.state?.(site.release.prepared.kept);
      if (release !== undefined && release.hash !== site.release.hash) site.show(release);
    } catch (error) {
      held.isBehind = true;
      throw error;
    }
  }

  async #closeOldest(): Promise<void> {
    const [oldest] = this.#held;
    if (this.#held.size <= most || oldest === undefined) return;
    this.#held.delete(oldest[0]);
    await (await oldest[1].site.catch(() => undefined))?.close();
  }

  async #grantsOf(by: string): Promise<readonly Grant[]> {
    if (by === keeper.id) return everything;
    const person = await findPerson(this.#app.store.db, by);
    if (person === undefined || person.state !== 'active')
      throw new HttpError('noRight', 'Whoever made this preview works here no more.');
    return person.grants;
  }

  async #withDrafts(grants: readonly Grant[], kept: Kept, only?: readonly string[]): Promise<LiveRelease> {
    const { publishing } = this.#app;
    const live = publishing.live.current;
    const all = await listDrafts(publishing.store.db);
    const seen = readable({ id: '', grants }, all, live.documents, withDrafts(live.documents, all));
    const documents = seenBy(
      { grants },
      withDrafts(live.documents, only === undefined ? seen : seen.filter((draft) => only.includes(keyOf(draft)))),
      live.documents,
    );
    const prepared = await prepare([...documents.values()], kept);
    if (!prepared.documents.site.has('site'))
      throw new HttpError('notReady', 'A draft takes the site document away: without it there is nothing to see.');
    return makeRelease(
      { number: this.#number++, hash: releaseHash(documents) },
      documents,
      prepared,
      publishing.sandbox,
    );
  }

  async #release(number: number): Promise<LiveRelease> {
    const release = await loadRelease(this.#app.publishing, number);
    if (release === undefined) throw new HttpError('noRelease');
    return release;
  }
}
