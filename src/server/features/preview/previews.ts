import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { markPages, prepare } from '#content';
import { HttpError } from '../../errors.ts';
import { keyOf, type LiveRelease } from '../../live-site.ts';
import { everything, type Grant } from '../operators/grants.ts';
import { keeper } from '../operators/operator.ts';
import { findPerson } from '../operators/operators-store.ts';
import { listDrafts } from '../publishing/drafts-store.ts';
import { loadRelease } from '../publishing/load-live.ts';
import { makeRelease } from '../publishing/make-release.ts';
import { withDrafts } from '../publishing/publish.ts';
import { releaseHash } from '../publishing/releases-store.ts';
import { readable } from '../publishing/rights-on-drafts.ts';
import type { PreviewPass } from './preview-pass.ts';
import { PreviewSite, type Drawn } from './preview-site.ts';

/** The features of a visitor's site that stands beside the app given, delivery last. */
export type PreviewDrawers = (outer: FastifyInstance) => readonly FastifyPluginAsync[];

/** Sites that are kept open; the one that was not looked at for longest goes first. */
const most = 4;

interface Held {
  readonly site: Promise<PreviewSite>;
  /** Brings it up to what is saved now; none for a release, which never changes. */
  readonly renew?: (site: PreviewSite) => Promise<void>;
}

/** The open previews: one site for each state of the documents that somebody looks at. */
export class Previews {
  readonly #app: FastifyInstance;
  readonly #drawers: PreviewDrawers;
  readonly #held = new Map<string, Held>();
  #renewing: Promise<void> = Promise.resolve();
  #number = 1_000_000;

  constructor(app: FastifyInstance, drawers: PreviewDrawers) {
    this.#app = app;
    this.#drawers = drawers;
  }

  /** The site of a pass; throws `noRight` when whoever made it may look no more, and `noRelease`. */
  async siteOf({ which, by, only }: PreviewPass): Promise<PreviewSite> {
    const grants = await this.#grantsOf(by);
    const key = which === 'drafts' ? `drafts ${JSON.stringify([grants, only])}` : String(which);
    const known = this.#held.get(key);
    if (known !== undefined) {
      this.#held.delete(key);
      this.#held.set(key, known);
      return known.site;
    }
    const state = () => (which === 'drafts' ? this.#withDrafts(grants, only) : which === 'live' ? Promise.resolve(this.#app.live.current) : this.#release(which));
    const site = state().then((release) => PreviewSite.open(this.#app, release, this.#drawers(this.#app)));
    this.#held.set(key, {
      site,
      ...(typeof which === 'number' ? {} : { renew: async (open) => {
        const release = await state();
        if (release.hash !== open.release.hash) open.show(release);
      } }),
    });
    site.catch(() => this.#held.delete(key));
    await this.#closeOldest();
    return site;
  }

  /** A still page with marks on what differs from the other state of the pass; undefined where there is no page. */
  async drawMarked({ against, ...pass }: PreviewPass, path: string): Promise<(Drawn & { readonly marks: number }) | undefined> {
    // What was saved a moment ago is in it.
    await this.#renewing;
    const other: PreviewPass = { ...pass, which: against?.which ?? pass.which, ...(against?.only === undefined ? {} : { only: against.only }) };
    const { only: _, ...whole } = other;
    const [site, otherSite] = await Promise.all([this.siteOf(pass), this.siteOf(against?.only === undefined ? whole : other)]);
    const [drawn, beside] = await Promise.all([site.draw(pass, path), otherSite.draw(other, path)]);
    if (drawn === undefined) return undefined;
    const { two, marks } = markPages(beside?.html ?? '', drawn.html);
    return { ...drawn, html: two, marks };
  }

  /** Shows in every open preview what is saved now. */
  renew(): void {
    this.#renewing = this.#renewing.then(async () => {
      for (const { site, renew } of this.#held.values()) await renew?.(await site);
    }).catch((error: unknown) => this.#app.log.error({ err: error }, 'a preview could not be renewed'));
  }

  async close(): Promise<void> {
    await this.#renewing;
    const open = [...this.#held.values()];
    this.#held.clear();
    await Promise.all(open.map(async ({ site }) => (await site.catch(() => undefined))?.close()));
  }

  async #closeOldest(): Promise<void> {
    const [oldest] = this.#held;
    if (this.#held.size <= most || oldest === undefined) return;
    this.#held.delete(oldest[0]);
    await (await oldest[1].site.catch(() => undefined))?.close();
  }

  async #grantsOf(by: string): Promise<readonly Grant[]> {
    if (by === keeper.id) return everything;
    const person = await findPerson(this.#app.desk.store.db, by);
    if (person === undefined || person.state !== 'active') throw new HttpError('noRight', 'Whoever made this preview works here no more.');
    return person.grants;
  }

  async #withDrafts(grants: readonly Grant[], only?: readonly string[]): Promise<LiveRelease> {
    const { desk } = this.#app;
    const live = desk.live.current;
    const all = await listDrafts(desk.store.db);
    const seen = readable({ id: '', grants }, all, live.documents, withDrafts(live.documents, all));
    const documents = withDrafts(live.documents, only === undefined ? seen : seen.filter((draft) => only.includes(keyOf(draft))));
    const prepared = await prepare([...documents.values()], live.prepared.kept);
    if (!prepared.documents.site.has('site')) throw new HttpError('notReady', 'A draft takes the site document away: without it there is nothing to see.');
    return makeRelease({ number: this.#number++, hash: releaseHash(documents) }, documents, prepared, desk.sandbox);
  }

  async #release(number: number): Promise<LiveRelease> {
    const release = await loadRelease(this.#app.desk, number);
    if (release === undefined) throw new HttpError('noRelease');
    return release;
  }
}
