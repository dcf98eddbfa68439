/** How the way back of a tab is kept. Screens go by their names. */
export interface HistoryRules {
  /** Entries at most; the oldest that is not fixed is dropped for a new one. */
  readonly max: number;
  /** Screens whose entries are never dropped. */
  readonly fixed: readonly string[];
  /** Screens that are not stacked. One of them that is fixed stands at the beginning of every way back: nothing leads behind it. */
  readonly homes: readonly string[];
}

/** A page on the way back. */
export interface HistoryEntry {
  readonly screen: string;
  readonly path: string;
  /** Its place in the tab's own history; undefined for what stands there from the beginning. */
  readonly at?: number;
}

/** What a visitor came through, the oldest first. */
export type HistoryStack = readonly HistoryEntry[];

/** The way back of a tab that was just opened. */
export const beginHistory = ({ fixed, homes }: HistoryRules): HistoryStack => fixed.filter((screen) => homes.includes(screen)).map((screen) => ({ screen, path: '' }));

const withoutOldest = (stack: HistoryStack, { max, fixed }: HistoryRules): HistoryStack => {
  if (stack.length <= max) return stack;
  const oldest = stack.findIndex(({ screen }) => !fixed.includes(screen));
  return stack.filter((_, index) => index !== Math.max(oldest, 0));
};

/**
 * The way back once a page stands at a place of the tab's history (P-456 … P-458). Whatever stood there or behind it is gone, as it is in the
 * browser: so going on, replacing, going back and forward are all told in the same way. Views of one path (a list with its filters) count as
 * one page, and a fixed page as one however often it is come to.
 */
export const stackEntry = (stack: HistoryStack, entry: Required<HistoryEntry>, rules: HistoryRules): HistoryStack => {
  const before = stack.filter(({ at }) => at === undefined || at < entry.at);
  if (rules.homes.includes(entry.screen)) return before;
  const last = before.at(-1);
  const isFixed = rules.fixed.includes(entry.screen);
  const others = before.filter((one) => !(one === last && one.path === entry.path) && !(isFixed && one.screen === entry.screen));
  return withoutOldest([...others, entry], rules);
};

/** Where 'back' leads from a place of the tab's history: to the page before, if there is one on the way back. */
export const entryBefore = (stack: HistoryStack, here: { readonly at: number; readonly path: string }): Required<HistoryEntry> | undefined =>
  stack.findLast((entry): entry is Required<HistoryEntry> => entry.at !== undefined && entry.at < here.at && entry.path !== here.path);
