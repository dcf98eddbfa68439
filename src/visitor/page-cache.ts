import type { Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { isKeptAlive, pageKey } from '#render/view/page-slot.tsx';

/** A page that is shown. */
export interface PresentPage<View> {
  readonly decision: Decision;
  /** What it is shown for; with another mark it would be another page. */
  readonly mark: string;
  readonly view: View;
}

/** A page in the outlet: the present one, or one that was left and is kept. */
export interface KeptPage<View> extends PresentPage<View> {
  readonly name: string;
  /** Which of the pages of that name it is: what is thrown away never comes back, a new one begins. */
  readonly id: string;
}

/** Pages that are kept besides the present one: each holds its whole tree in memory. */
const limit = 5;

/** For whom a page is shown, and from which release. */
export interface Onlooker {
  readonly release: string;
  readonly who: string;
  readonly viewer: Viewer;
}

/** The release, the language, the member and the facts that a page depends on: it is kept as long as they are what they were. */
export const markOf = ({ vary }: Pick<Decision, 'vary'>, { release, who, viewer }: Onlooker): string =>
  JSON.stringify([release, viewer.locale, who, ...vary.map((fact) => (fact in viewer ? viewer[fact as keyof Viewer] : null))]);

/** The first page goes by the name that the server gave it. */
export const firstPages = <View>(present: PresentPage<View>): readonly KeptPage<View>[] => {
  const name = pageKey(present.decision);
  return [{ ...present, id: name, name }];
};

/** Those that stay when another name is shown: what is kept, for the same onlooker. */
const staying = <View>(pages: readonly KeptPage<View>[], name: string, now: Onlooker): readonly KeptPage<View>[] =>
  pages.filter((page) => page.name !== name && isKeptAlive(page.decision) && page.mark === markOf(page.decision, now)).slice(0, limit);

/**
 * The pages after a picture: the present one first, because what is hidden must come later in the document, then those that are kept, the one
 * left last first. Gives the same list when nothing has changed.
 */
export const nextPages = <View>(pages: readonly KeptPage<View>[], present: PresentPage<View>, now: Onlooker): readonly KeptPage<View>[] => {
  const [before] = pages;
  const name = pageKey(present.decision);
  const kept = staying(pages, name, now);
  // A page that stays in view stays what it is, whatever of it changes; one that comes back is the one that was kept, if it is that still.
  if (before?.name === name) {
    const isSame = before.view === present.view && before.mark === present.mark;
    return isSame && kept.length === pages.length - 1 ? pages : [{ ...before, ...present }, ...kept];
  }
  const left = pages.find((page) => page.name === name);
  const id = left?.mark === present.mark ? left.id : left?.id === name ? `${name} anew` : name;
  return [{ ...present, name, id }, ...kept];
};

const addressOf = ({ path, frame }: Decision): string => JSON.stringify([path, frame.model.query ?? {}]);

/** Whether the page of a decision lies kept, just as it would be shown: nothing of it has to be asked for. */
export const isKept = (pages: readonly KeptPage<unknown>[], decision: Decision, now: Onlooker): boolean => {
  const left = pages.slice(1).find(({ name }) => name === pageKey(decision));
  return left !== undefined && isKeptAlive(decision) && left.mark === markOf(decision, now) && addressOf(left.decision) === addressOf(decision);
};
