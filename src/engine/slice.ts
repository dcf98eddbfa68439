import { behaviourWords } from './compile-behaviour.ts';
import type { Locale } from '#schemas/parts';
import type { CompiledPage, Snapshot } from './snapshot.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Parts of a snapshot that the index carries whole. */
type Whole = 'release' | 'site' | 'venues' | 'routes' | 'guards' | 'errors' | 'account' | 'clients' | 'links' | 'sharing' | 'screens';

/** What every route of an audience and language needs: routes, venues, guards, reactions to errors, and where the slices of pages and frames are. */
export interface IndexSlice extends Pick<Snapshot, Whole>, RouteSlice {
  /** Slice hash by page id. */
  readonly pageSlices: Readonly<Record<string, string>>;
  /** Slice hash by frame layout id. */
  readonly frameSlices: Readonly<Record<string, string>>;
}

/** The part of a snapshot that a page or a frame adds. */
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

interface Cut {
  readonly pages?: readonly string[];
  readonly layouts?: readonly string[];
  readonly menus?: readonly string[];
  readonly words?: readonly string[];
}

const cut = (snapshot: Snapshot, locale: Locale, { pages = [], layouts = [], menus = [], words = [] }: Cut): RouteSlice => {
  const some = { pages: pick(snapshot.pages, pages), layouts: pick(snapshot.layouts, layouts), menus: pick(snapshot.menus, menus) };
  const used = Object.values(some).flatMap((all) => Object.values<{ readonly words: readonly string[] }>(all).flatMap((one) => one.words));
  const keys = [...new Set([...words, ...used])].sort();
  // A page's own texts may be those of something that this audience never sees, so only what is said here travels.
  const ownTexts = (page: CompiledPage): CompiledPage => ({ ...page, pageTexts: { [locale]: pick(page.pageTexts[locale] ?? {}, keys) } });
  return { locale, ...some, pages: Object.fromEntries(Object.entries(some.pages).map(([id, page]) => [id, ownTexts(page)])), messages: pick(snapshot.messages[locale], keys) };
};

const layoutsOf = (page: CompiledPage | undefined): readonly string[] => (page === undefined ? [] : [page.layout, page.stateLayouts.B, page.stateLayouts.D]);

const guardWords = (snapshot: Snapshot, ids: readonly string[]): readonly string[] => ids.flatMap((id) => snapshot.guards[id]?.words ?? []);

/** Cuts what one page needs besides its frame. Its layout travels only as far as the audience may see it. */
export const cutPage = (snapshot: Snapshot, id: string, locale: Locale): RouteSlice => {
  const page = snapshot.pages[id];
  return cut(snapshot, locale, { pages: [id], layouts: layoutsOf(page), words: guardWords(snapshot, page?.guards ?? []) });
};

/** Cuts a frame: its layout and the menus of the venues that stand in it. */
export const cutFrame = (snapshot: Snapshot, layout: string, locale: Locale): RouteSlice => {
  const menus = Object.values(snapshot.venues).filter((venue) => venue.frame === layout).map((venue) => venue.menu);
  return cut(snapshot, locale, { layouts: [layout], menus });
};

/** Cuts what stands for all routes; `hashes` tell where pages and frames are. */
export const cutIndex = (snapshot: Snapshot, locale: Locale, hashes: Pick<IndexSlice, 'pageSlices' | 'frameSlices'>): IndexSlice => {
  const { release, site, venues, routes, guards, errors, account, clients, links, sharing, screens } = snapshot;
  const missing = site.screens.notFound;
  const venueWords = Object.values(venues).flatMap((venue) => [venue.name, venue.tagline, venue.chip ?? '', venue.head.title, venue.head.description, venue.head.keywords]);
  const words = [site.name, site.head.title, site.head.description, site.head.keywords, ...Object.values(site.texts), ...behaviourWords(site), ...venueWords, ...guardWords(snapshot, Object.keys(guards)), ...errors.words, ...(sharing?.words ?? [])];
  return { release, site, venues, routes, guards, errors, account, clients, links, ...(sharing ? { sharing } : {}), screens, ...hashes, ...cut(snapshot, locale, { pages: [missing], layouts: [...layoutsOf(snapshot.pages[missing]), site.pendingLayout], words }) };
};

/** A browser's part of a release, put together from slices of one language. */
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
  return { release, site, venues, routes, guards, errors, account, clients, links, ...(sharing ? { sharing } : {}), screens, pages: joined.pages, layouts: joined.layouts, menus: joined.menus, messages };
};
