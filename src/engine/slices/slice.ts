import { behaviourMessageKeys } from '../compile/compile-behaviour.ts';
import type { Locale } from '#schemas/parts';
import type { CompiledPage, Snapshot } from '../snapshot.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Parts of a snapshot that the index contains in full. */
type IndexPart =
  | 'release'
  | 'site'
  | 'venues'
  | 'routes'
  | 'guards'
  | 'errors'
  | 'account'
  | 'clients'
  | 'links'
  | 'sharing'
  | 'screens';

/** Data that every route of an audience and locale needs: routes, venues, guards, error reactions, and the hashes of page and frame slices. */
export interface IndexSlice extends Pick<Snapshot, IndexPart>, RouteSlice {
  /** Slice hash by page id. */
  readonly pageSlices: Readonly<Record<string, string>>;
  /** Slice hash by frame layout id. */
  readonly frameSlices: Readonly<Record<string, string>>;
}

/** The part of a snapshot for one page or frame. */
export interface RouteSlice {
  readonly locale: Locale;
  readonly pages: Snapshot['pages'];
  readonly layouts: Snapshot['layouts'];
  readonly menus: Snapshot['menus'];
  readonly messages: Readonly<Record<string, string>>;
}

const pick = <T>(all: Readonly<Record<string, T>>, keys: Iterable<string>): Record<string, T> => {
  const some: Record<string, T> = {};
  for (const key of keys) if (all[key] !== undefined) some[key] = all[key];
  return some;
};

interface SliceParts {
  readonly pages?: readonly string[];
  readonly layouts?: readonly string[];
  readonly menus?: readonly string[];
  readonly messageKeys?: readonly string[];
}

const cutSlice = (
  snapshot: Snapshot,
  locale: Locale,
  { pages = [], layouts = [], menus = [], messageKeys = [] }: SliceParts,
): RouteSlice => {
  const some = {
    pages: pick(snapshot.pages, pages),
    layouts: pick(snapshot.layouts, layouts),
    menus: pick(snapshot.menus, menus),
  };
  const used = Object.values(some).flatMap((all) =>
    Object.values<{ readonly messageKeys: readonly string[] }>(all).flatMap((one) => one.messageKeys),
  );
  const keys = [...new Set([...messageKeys, ...used])].sort();
  // A page's own texts may belong to content hidden from this audience, so only the texts in use are included.
  const ownTexts = (page: CompiledPage): CompiledPage => ({
    ...page,
    pageTexts: { [locale]: pick(page.pageTexts[locale] ?? {}, keys) },
  });
  return {
    locale,
    ...some,
    pages: Object.fromEntries(Object.entries(some.pages).map(([id, page]) => [id, ownTexts(page)])),
    messages: pick(snapshot.messages[locale], keys),
  };
};

const layoutsOf = (page: CompiledPage | undefined): readonly string[] =>
  page === undefined ? [] : [page.layout, page.stateLayouts.B, page.stateLayouts.D];

const guardMessageKeys = (snapshot: Snapshot, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => snapshot.guards[id]?.messageKeys ?? []);

/** Cuts the slice of a page, without its frame. Its layout is limited to the audience by the projection. */
export const cutPage = (snapshot: Snapshot, id: string, locale: Locale): RouteSlice => {
  const page = snapshot.pages[id];
  return cutSlice(snapshot, locale, {
    pages: [id],
    layouts: layoutsOf(page),
    messageKeys: guardMessageKeys(snapshot, page?.guards ?? []),
  });
};

/** Cuts the slice of a frame: its layout and the menus of its venues. */
export const cutFrame = (snapshot: Snapshot, layout: string, locale: Locale): RouteSlice => {
  const menus = Object.values(snapshot.venues)
    .filter((venue) => venue.frame === layout)
    .map((venue) => venue.menu);
  return cutSlice(snapshot, locale, { layouts: [layout], menus });
};

/** Cuts the slice that all routes share. `hashes` locate the page and frame slices. */
export const cutIndex = (
  snapshot: Snapshot,
  locale: Locale,
  hashes: Pick<IndexSlice, 'pageSlices' | 'frameSlices'>,
): IndexSlice => {
  const { release, site, venues, routes, guards, errors, account, clients, links, sharing, screens } = snapshot;
  const missing = site.screens.notFound;
  const venueMessageKeys = Object.values(venues).flatMap((venue) => [
    venue.name,
    venue.tagline,
    venue.chip ?? '',
    venue.head.title,
    venue.head.description,
    venue.head.keywords,
  ]);
  const messageKeys = [
    site.name,
    site.head.title,
    site.head.description,
    site.head.keywords,
    ...Object.values(site.texts),
    ...behaviourMessageKeys(site),
    ...venueMessageKeys,
    ...guardMessageKeys(snapshot, Object.keys(guards)),
    ...errors.messageKeys,
    ...(sharing?.messageKeys ?? []),
  ];
  return {
    release,
    site,
    venues,
    routes,
    guards,
    errors,
    account,
    clients,
    links,
    ...(sharing ? { sharing } : {}),
    screens,
    ...hashes,
    ...cutSlice(snapshot, locale, {
      pages: [missing],
      layouts: [...layoutsOf(snapshot.pages[missing]), site.pendingLayout],
      messageKeys,
    }),
  };
};

/** Joins slices of one locale into a partial snapshot. */
export const joinSlices = (index: IndexSlice, slices: Iterable<RouteSlice>): Snapshot => {
  const joined: Mutable<Pick<Snapshot, 'pages' | 'layouts' | 'menus'>> & { messages: Record<string, string> } = {
    pages: { ...index.pages },
    layouts: { ...index.layouts },
    menus: { ...index.menus },
    messages: { ...index.messages },
  };
  for (const one of slices) {
    Object.assign(joined.pages, one.pages);
    Object.assign(joined.layouts, one.layouts);
    Object.assign(joined.menus, one.menus);
    Object.assign(joined.messages, one.messages);
  }
  const { release, site, venues, routes, guards, errors, account, clients, links, sharing, screens } = index;
  const messages = { ko: joined.messages, en: joined.messages };
  return {
    release,
    site,
    venues,
    routes,
    guards,
    errors,
    account,
    clients,
    links,
    ...(sharing ? { sharing } : {}),
    screens,
    pages: joined.pages,
    layouts: joined.layouts,
    menus: joined.menus,
    messages,
  };
};
