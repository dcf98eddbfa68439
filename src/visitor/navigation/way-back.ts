import {
  initialHistory,
  entryBefore,
  pushEntry,
  type HistoryEntry,
  type HistoryRules,
  type HistoryStack,
} from '#engine/routing/history';

/**
 * The way back of this tab, beside the browser's own history. The browser's back and forward stay what they are: each leads one entry on. The
 * header's back leads to the page before on this way, which may be several entries back: past homes, past the views of a list, past what was
 * dropped. It goes there by the browser's history, by as many entries as lie between, so both agree on where the visitor is afterwards, and
 * whatever lies ahead of them is still there to go forward to. Where the way back ends, the header leads to the last home of this tab, or to the
 * main page. Each entry remembers its place in the browser's history, so the way back follows whatever the browser does.
 */
const storeKey = 'history';

interface WayBack {
  readonly stack: HistoryStack;
  /** Places of homes, which are not stacked. */
  readonly homes: readonly number[];
}

interface WithNavigation {
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null };
}

/** Place of the present entry in the history of this tab: the browser's own count, which pages that are loaded whole do not begin anew; else the router's. */
export const placeInHistory = (): number => {
  const index = (window as WithNavigation).navigation?.currentEntry?.index;
  if (index !== undefined) return index;
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
};

const isEntry = (value: unknown): value is HistoryEntry =>
  typeof value === 'object' &&
  value !== null &&
  'screen' in value &&
  typeof value.screen === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  (!('at' in value) || Number.isInteger(value.at));

const isWayBack = (value: unknown): value is WayBack =>
  typeof value === 'object' &&
  value !== null &&
  'stack' in value &&
  Array.isArray(value.stack) &&
  value.stack.every(isEntry) &&
  'homes' in value &&
  Array.isArray(value.homes) &&
  value.homes.every(Number.isInteger);

let present: WayBack | undefined;

const read = (rules: HistoryRules): WayBack => {
  if (present !== undefined) return present;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storeKey) ?? 'null');
    if (isWayBack(value)) return value;
  } catch {
    // Unreadable, or storage is forbidden: the way back begins here.
  }
  return { stack: initialHistory(rules), homes: [] };
};

/** Notes that a page stands at a place of the history. */
export const noteEntry = (entry: Required<HistoryEntry>, rules: HistoryRules): void => {
  const { stack, homes } = read(rules);
  const before = homes.filter((at) => at < entry.at);
  present = {
    stack: pushEntry(stack, entry, rules),
    homes: rules.unstacked.includes(entry.screen) ? [...before, entry.at] : before,
  };
  try {
    sessionStorage.setItem(storeKey, JSON.stringify(present));
  } catch {
    // Known until the page is reloaded.
  }
};

/** How many entries of the browser's history lead back to the page before; undefined where the way back ends, at the main page. */
export const stepsBack = (path: string, rules: HistoryRules): number | undefined => {
  const { stack, homes } = read(rules);
  const at = placeInHistory();
  const to = entryBefore(stack, { at, path })?.at ?? homes.findLast((home) => home < at);
  return to === undefined ? undefined : to - at;
};
