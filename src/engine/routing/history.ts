/** Rules of a tab's back navigation stack. Screens are identified by name. */
export interface HistoryRules {
  /** Maximum number of entries. A new entry drops the oldest one that is not fixed. */
  readonly max: number;
  /** Screens whose entries are never dropped. */
  readonly fixed: readonly string[];
  /** Screens that are not stacked. If such a screen is also fixed, it is the bottom of every stack. */
  readonly unstacked: readonly string[];
}

/** A page in the back navigation stack. */
export interface HistoryEntry {
  readonly screen: string;
  readonly path: string;
  /** Position in the tab's history; undefined for the initial entries. */
  readonly at?: number;
}

/** Visited pages, oldest first. */
export type HistoryStack = readonly HistoryEntry[];

/** Returns the stack of a new tab. */
export const initialHistory = ({ fixed, unstacked }: HistoryRules): HistoryStack =>
  fixed.filter((screen) => unstacked.includes(screen)).map((screen) => ({ screen, path: '' }));

const withoutOldest = (stack: HistoryStack, { max, fixed }: HistoryRules): HistoryStack => {
  if (stack.length <= max) return stack;
  const oldest = stack.findIndex(({ screen }) => !fixed.includes(screen));
  return stack.filter((_, index) => index !== Math.max(oldest, 0));
};

/**
 * Returns the stack after a page is shown at a position of the tab's history (P-456 … P-458). Drops entries at or after that position, as the
 * browser does, so push, replace, back and forward all work the same way. Views of one path (a list with filters) count as one page, and a fixed
 * page has a single entry.
 */
export const pushEntry = (stack: HistoryStack, entry: Required<HistoryEntry>, rules: HistoryRules): HistoryStack => {
  const before = stack.filter(({ at }) => at === undefined || at < entry.at);
  if (rules.unstacked.includes(entry.screen)) return before;
  const last = before.at(-1);
  const isFixed = rules.fixed.includes(entry.screen);
  const others = before.filter(
    (one) => !(one === last && one.path === entry.path) && !(isFixed && one.screen === entry.screen),
  );
  return withoutOldest([...others, entry], rules);
};

/** Returns the target of 'back' from a position of the tab's history, if the stack has a previous page. */
export const entryBefore = (
  stack: HistoryStack,
  here: { readonly at: number; readonly path: string },
): Required<HistoryEntry> | undefined =>
  stack.findLast(
    (entry): entry is Required<HistoryEntry> =>
      entry.at !== undefined && entry.at < here.at && entry.path !== here.path,
  );
