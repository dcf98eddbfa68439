import { compileSite, type Prepared } from '#content';
import { FrameVisibilities } from '#content/check/walk/frame-visibility';
import { layoutOf } from '#content/check/walk/outgoing-links';
import { plain } from '#content/check/walk/plain-address';
import { targetsOf, waysOfMenu, waysOfNodes, type LinkTarget } from '#content/check/walk/link-targets';
import { decide, type Catalog, type CompiledLayout, type CompiledPage, type Decision, type Snapshot } from '#engine';
import { flattenNodes } from '#engine/conditions/list-conditions';
import { findRoute } from '#engine/routing/find-route';
import type { BootData } from '../../visitor/entry-server.tsx';
import type { Link } from './read-page.ts';
import { CrawlFindings, type FindingLocation } from './findings.ts';

/** A page as the browser received it. */
type Opened = Pick<BootData, 'path' | 'query' | 'viewer' | 'now' | 'decision'>;

/** A link of the model, and whether a browser has shown it. */
interface Expected {
  readonly way: LinkTarget;
  readonly target: string;
  readonly spot: FindingLocation;
  seen: boolean;
}

const open = new Set<Decision['outcome']['kind']>(['page']);

/** The site according to its documents, compared with what a browser shows. */
export class Model {
  readonly #snapshot: Snapshot;
  readonly #findings: CrawlFindings;
  readonly #catalog: Catalog;
  readonly #sights: FrameVisibilities;
  readonly #expected = new Map<string, Expected>();

  constructor(prepared: Prepared, sandbox: boolean, findings: CrawlFindings) {
    this.#snapshot = compileSite(prepared, { number: 0, hash: 'model' }, { sandbox });
    this.#findings = findings;
    this.#catalog = prepared.catalog;
    this.#sights = new FrameVisibilities(prepared.catalog);
  }

  /** Compares an opened page with the model and returns the links that the model expects. */
  compare(boot: Opened, shown: { readonly path: string; readonly page: string }, spot: FindingLocation): void {
    const decision = this.#decide(boot);
    const { outcome } = boot.decision;
    // Only the server knows the facts that guards received.
    if (decision === undefined || decision.needsFacts.length > 0) return;
    const says = decision.outcome.kind;
    const shows =
      outcome.kind === 'page' && shown.path !== boot.path && shown.page !== '' && shown.page !== boot.decision.pageId
        ? `${outcome.kind}, then ${shown.path}`
        : outcome.kind;
    if (open.has(says) && shows !== 'page')
      this.#findings.add(
        'browser-was-refused',
        `${boot.path}: ${says} / ${shows}`,
        spot,
        `${decision.pageId} ${shows}`,
      );
    else if (!open.has(says) && outcome.kind === 'page')
      this.#findings.add(
        'browser-was-let-in',
        `${boot.path}: ${says} / ${outcome.kind}`,
        spot,
        `${decision.pageId} ${says}`,
      );
    else if (decision.pageId !== boot.decision.pageId)
      this.#findings.add('browser-other-page', `${boot.path}: ${decision.pageId} / ${boot.decision.pageId}`, spot);
  }

  /** Compares the links of an open page with the model. `data` is the page's responses as text. */
  compareWays(boot: Opened, links: readonly Link[], data: string, spot: FindingLocation): void {
    const decision = this.#decide(boot);
    if (decision === undefined || decision.needsFacts.length > 0 || decision.outcome.kind !== 'page') return;
    const ways = this.#waysOf(decision);
    // Frames and gates link to venues and the main page without a document.
    const places = [...decision.frame.model.venues.map(({ to }) => to), decision.main].flatMap(
      (to) => this.pageAt(to) ?? [],
    );
    const known = new Set([...ways.map(({ target }) => target), ...places]);
    const shown = new Set<string>();
    for (const { to, by } of links) {
      const page = this.pageAt(to);
      if (page === undefined) continue;
      shown.add(page);
      // Content has its own links, which the model has not read.
      const isTold = known.has(page) || page === decision.pageId || data.includes(to.split('?', 1)[0] ?? to);
      if (!isTold) this.#findings.add('browser-unknown-way', `'${by}' → ${to}`, spot, `${decision.pageId} ${page}`);
    }
    for (const { way, target, direct } of ways) {
      if (!direct) continue;
      const key = `${way.from.type}/${way.from.id} ${way.from.path.join('/')} ${target}`;
      const expected = this.#expected.get(key) ?? { way, target, spot, seen: false };
      expected.seen ||= shown.has(target);
      this.#expected.set(key, expected);
    }
  }

  /** Reports links of the model that no page has shown. Only a complete crawl can know. */
  end(): void {
    for (const { way, target, spot, seen } of this.#expected.values()) {
      if (!seen)
        this.#findings.add(
          'browser-way-unseen',
          `'${way.label}' → ${this.#snapshot.pages[target]?.path ?? target} (${way.from.type}/${way.from.id} ${way.from.path.join('/')})`,
          spot,
        );
    }
  }

  pageAt(to: string): string | undefined {
    const { path } = plain(to);
    const route = findRoute(this.#snapshot, { path });
    if ('redirect' in route) return route.redirect === path ? undefined : this.pageAt(route.redirect);
    return route.missed ? undefined : route.page.id;
  }

  #decide({ path, query, viewer, now }: Opened): Decision | undefined {
    try {
      return decide(this.#snapshot, { path, query, viewer, now, how: 'load' });
    } catch {
      // Documents of another site may not contain this address; then nothing is compared.
      return undefined;
    }
  }

  #laterIn(widget: string): readonly string[] {
    return Object.hasOwn(this.#catalog, widget) ? (this.#catalog[widget]?.description.later ?? []) : [];
  }

  /** Frame parts that the flags of the page keep. */
  #waysOfFrame({ frame: { nodes } }: Decision, frame: CompiledLayout, page: CompiledPage): readonly LinkTarget[] {
    const { hidden } = this.#sights.of(frame, page);
    return [...waysOfNodes(nodes, frame)].filter(({ command }) => !hidden.has(command));
  }

  #waysOf(
    decision: Decision,
  ): readonly { readonly way: LinkTarget; readonly target: string; readonly direct: boolean }[] {
    const { layouts, pages, venues } = this.#snapshot;
    const page = pages[decision.pageId];
    const layout = page && layouts[layoutOf(page, decision) ?? ''];
    const frame = layouts[decision.frame.layout];
    const venue = venues[decision.frame.model.venue?.code ?? ''];
    const all = [
      ...(layout ? waysOfNodes(decision.tree, layout) : []),
      ...(page && frame ? this.#waysOfFrame(decision, frame, page) : []),
      ...(venue ? waysOfMenu(decision.frame.model.menu, venue.menu) : []),
    ];
    const later = flattenNodes([...decision.tree, ...decision.frame.nodes]).flatMap(({ id, widget }) =>
      this.#laterIn(widget).map((setting) => `${id}/settings/${setting}`),
    );
    const isLater = ({ from }: LinkTarget): boolean =>
      later.some((place) =>
        `${from.path.map((step) => (typeof step === 'number' ? '*' : step)).join('/')}/`.startsWith(`${place}/`),
      );
    return all.flatMap((way) =>
      targetsOf(way.command, decision.main).flatMap(({ to }) => {
        const target = this.pageAt(to);
        // Only literal targets must appear as links; targets with a confirmation or an item value need not.
        return target === undefined
          ? []
          : [
              {
                way,
                target,
                direct: way.command.kind === 'go' && !to.includes('{') && target !== decision.pageId && !isLater(way),
              },
            ];
      }),
    );
  }
}
