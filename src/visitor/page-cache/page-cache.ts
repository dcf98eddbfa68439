import type { Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { isKeptAlive, pageKey } from '#render/view/page-slot.tsx';

export interface PresentPage<View> {
  readonly decision: Decision;
  /** Cache key from `markOf`; the page is replaced when it changes. */
  readonly mark: string;
  readonly view: View;
}

/** A page in the outlet: the current page or a cached one. */
export interface CachedPage<View> extends PresentPage<View> {
  readonly name: string;
  /** React key. A page that was dropped from the cache gets a new one when it is shown again. */
  readonly id: string;
}

/** Maximum number of cached pages besides the current one; each holds its whole tree in memory. */
const maximumCachedPages = 5;

/** Viewer and release that a page is rendered for. */
export interface Audience {
  readonly release: string;
  readonly who: string;
  readonly viewer: Viewer;
}

/** Returns the cache key of a page: release, language, member and the facts that the page depends on. A page stays cached while its key is unchanged. */
export const markOf = ({ vary }: Pick<Decision, 'vary'>, { release, who, viewer }: Audience): string =>
  JSON.stringify([
    release,
    viewer.locale,
    who,
    ...vary.map((fact) => (fact in viewer ? viewer[fact as keyof Viewer] : null)),
  ]);

/** Returns the page list on load. The first page uses the name that the server gave it. */
export const firstPages = <View>(present: PresentPage<View>): readonly CachedPage<View>[] => {
  const name = pageKey(present.decision);
  return [{ ...present, id: name, name }];
};

/** Returns the keep-alive pages that remain cached for the same audience while the named page is shown. */
const retainedPages = <View>(
  pages: readonly CachedPage<View>[],
  name: string,
  now: Audience,
): readonly CachedPage<View>[] =>
  pages
    .filter((page) => page.name !== name && isKeptAlive(page.decision) && page.mark === markOf(page.decision, now))
    .slice(0, maximumCachedPages);

/**
 * Returns the pages to render: the current page first, because hidden pages must come later in the document, then the cached pages, most
 * recently left first. Returns the same list when nothing has changed.
 */
export const nextPages = <View>(
  pages: readonly CachedPage<View>[],
  present: PresentPage<View>,
  now: Audience,
): readonly CachedPage<View>[] => {
  const [before] = pages;
  const name = pageKey(present.decision);
  const kept = retainedPages(pages, name, now);
  // A page that stays in view keeps its id through any change. A page that returns reuses the cached one if its key still matches.
  if (before?.name === name) {
    const isSame = before.view === present.view && before.mark === present.mark;
    return isSame && kept.length === pages.length - 1 ? pages : [{ ...before, ...present }, ...kept];
  }
  const left = pages.find((page) => page.name === name);
  const id = left?.mark === present.mark ? left.id : left?.id === name ? `${name} anew` : name;
  return [{ ...present, name, id }, ...kept];
};

const addressOf = ({ path, frame }: Decision): string => JSON.stringify([path, frame.model.query ?? {}]);

/** Returns true if the page of a decision is cached at the same address and key, so that no calls are needed. */
export const isCached = (pages: readonly CachedPage<unknown>[], decision: Decision, now: Audience): boolean => {
  const left = pages.slice(1).find(({ name }) => name === pageKey(decision));
  return (
    left !== undefined &&
    isKeptAlive(decision) &&
    left.mark === markOf(decision, now) &&
    addressOf(left.decision) === addressOf(decision)
  );
};
