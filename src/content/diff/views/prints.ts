import type { CompiledLayout, CompiledMenu, CompiledPage, Snapshot } from '#engine';
import { listGuardConditions, listLayoutConditions, listMenuConditions } from '#engine/conditions/list-conditions';
import { findRoute } from '#engine/routing/find-route';
import type { FactTest } from '#schemas/parts/condition/schema';
import { testsOf } from '../../check/walk/page-view.ts';
import { plain } from '../../check/walk/plain-address.ts';

/** A page that an address leads to, or the address that it leads on to. */
export type Found = { readonly page: CompiledPage; readonly venue: string | undefined } | { readonly redirect: string };

export const foundAt = (snapshot: Snapshot, address: string): Found => {
  const route = findRoute(snapshot, { path: plain(address).path });
  return 'page' in route ? { page: route.page, venue: route.venue } : route;
};

/** True when a page redirects by device: to the app or its store. */
export const isAppWay = ({ links: { app } }: Snapshot, { id }: CompiledPage): boolean =>
  app !== undefined && [app.action, app.deepLink, app.appOnly].includes(id);

export const layoutsOf = ({ layout, stateLayouts }: CompiledPage, { site }: Snapshot): readonly string[] => [
  ...new Set([layout, stateLayouts.B, stateLayouts.D, site.pendingLayout]),
];

/** Everything in a release that the decisions of a page are made of, as text: where two releases have the same, whoever comes sees the same. */
export class Prints {
  readonly #snapshot: Snapshot;
  readonly #kept = new WeakMap<object, string>();
  #common: string | undefined;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** Inputs of every decision: site addresses, names and heads of venues, app redirects. */
  get common(): string {
    if (this.#common !== undefined) return this.#common;
    const { site, venues, sharing } = this.#snapshot;
    const { defaultVenue, paths, recordHeads, sandbox, name, pendingLayout, screens } = site;
    const told = Object.values(venues).map(
      ({ code, slug, parkKindCd, publctTypeCd, to, head, name: called, theme, frame, menu }) => ({
        code,
        slug,
        parkKindCd,
        publctTypeCd,
        to,
        head,
        called,
        theme,
        frame,
        menu,
      }),
    );
    return (this.#common = this.#said(
      {
        defaultVenue,
        paths,
        recordHeads,
        sandbox,
        name,
        pendingLayout,
        screens,
        told,
        isShared: sharing !== undefined,
      },
      [name, ...told.flatMap(({ head, called }) => [called, head.title, head.description, head.keywords])],
    ));
  }

  /** Inputs of the decisions of an address. Pages that redirect by their address may have any target. */
  at(address: string): string {
    const { pages, links } = this.#snapshot;
    const found = foundAt(this.#snapshot, address);
    if ('redirect' in found) return `to ${found.redirect}`;
    const { page } = found;
    const isWay = isAppWay(this.#snapshot, page);
    return [
      this.#keep(page, () => this.#said({ ...page, vary: [], instants: [] }, page.messageKeys)),
      found.venue ?? '',
      ...layoutsOf(page, this.#snapshot).map((id) => this.layout(id)),
      this.guards(page),
      isWay
        ? this.#keep(links, () =>
            this.#said(
              [
                links,
                this.#snapshot.routes,
                Object.values(pages).map(({ path, title, head }) => [path, title, head.description]),
              ],
              Object.values(pages).flatMap(({ title, head }) => [title, head.description]),
            ),
          )
        : '',
    ].join('\n');
  }

  /** Guards of a page and their texts. */
  guards({ guards: ids }: CompiledPage): string {
    const { guards } = this.#snapshot;
    return ids
      .map((id) =>
        guards[id] === undefined ? '' : this.#keep(guards[id], () => this.#said(guards[id], guards[id]?.messageKeys)),
      )
      .join('\n');
  }

  layout(id: string): string {
    const layout = this.#snapshot.layouts[id];
    return layout === undefined ? '' : this.#keep(layout, () => this.#said(layout.nodes, layout.messageKeys));
  }

  /** Frame of the pages of a venue, or of none. */
  frame(venue: string | undefined, colours: (theme: string) => string): string {
    const { site, venues, menus } = this.#snapshot;
    const own = venue === undefined ? undefined : venues[venue];
    const menu = own === undefined ? undefined : menus[own.menu];
    const theme = own?.theme ?? site.theme;
    return [
      this.layout(own?.frame ?? site.frame),
      menu === undefined ? '' : this.#keep(menu, () => this.#said(menu.sections, menu.messageKeys)),
      this.#keep(venues, () =>
        this.#said(
          [site.name, site.phone, site.venueOrder, venues],
          [site.name, ...Object.values(venues).flatMap(({ name, tagline, chip = '' }) => [name, tagline, chip])],
        ),
      ),
      theme,
      colours(theme),
    ].join('\n');
  }

  /** A part and the texts of all keys in it. */
  #said(value: unknown, words: readonly string[] = []): string {
    const { ko, en } = this.#snapshot.messages;
    return `${JSON.stringify(value)}\n${words.map((key) => `${ko[key]}\t${en[key]}`).join('\n')}`;
  }

  #keep(part: object, make: () => string): string {
    const known = this.#kept.get(part) ?? make();
    this.#kept.set(part, known);
    return known;
  }
}

export const testsOfLayout = (layout: CompiledLayout | undefined): readonly FactTest[] =>
  layout === undefined ? [] : testsOf(listLayoutConditions(layout));
const testsOfMenu = (menu: CompiledMenu | undefined): readonly FactTest[] =>
  menu === undefined ? [] : testsOf(listMenuConditions(menu));

/** Tests that the decisions of an address hang on, its frame aside. */
export function testsAt(snapshot: Snapshot, address: string): readonly FactTest[] {
  const found = foundAt(snapshot, address);
  if ('redirect' in found) return [];
  const { page } = found;
  const guards = page.guards.flatMap((id) =>
    snapshot.guards[id] === undefined ? [] : testsOf(listGuardConditions(snapshot.guards[id])),
  );
  return [
    ...layoutsOf(page, snapshot).flatMap((id) => testsOfLayout(snapshot.layouts[id])),
    ...guards,
    { fact: 'platform', is: ['APP'] },
    ...([page, ...page.schedule].some(({ state }) => state === 'D') ? [{ fact: 'listed' as const, is: [true] }] : []),
    ...(isAppWay(snapshot, page)
      ? [
          { fact: 'platform' as const, is: ['WEB_MOBILE' as const] },
          { fact: 'os' as const, is: ['ios' as const] },
        ]
      : []),
  ];
}

/** Tests that the frame of a venue hangs on. */
export function testsOfFrame(
  { site, venues, layouts, menus }: Snapshot,
  venue: string | undefined,
): readonly FactTest[] {
  const own = venue === undefined ? undefined : venues[venue];
  return [
    ...testsOfLayout(layouts[own?.frame ?? site.frame]),
    ...testsOfMenu(own === undefined ? undefined : menus[own.menu]),
  ];
}

/** Instants at which the frame of a venue changes. */
export const instantsOfFrame = (
  { site, venues, layouts, menus }: Snapshot,
  venue: string | undefined,
): readonly number[] => {
  const own = venue === undefined ? undefined : venues[venue];
  return [
    ...(layouts[own?.frame ?? site.frame]?.instants ?? []),
    ...(own === undefined ? [] : (menus[own.menu]?.instants ?? [])),
  ];
};
