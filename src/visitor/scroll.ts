const storeKey = 'scroll';
const limit = 50;

const read = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storeKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
};

const kept = read();

/** Remembers how far a page was scrolled when it is left, for this tab. */
export const keepScroll = (address: string): void => {
  kept.delete(address);
  kept.set(address, window.scrollY);
  const oldest = kept.keys().next();
  if (kept.size > limit && !oldest.done) kept.delete(oldest.value);
  try {
    sessionStorage.setItem(storeKey, JSON.stringify([...kept]));
  } catch {
    // Without storage the place is known until the page is reloaded.
  }
};

/** Going on starts at the top; going back, and loading again, returns to where the visitor was. */
export const restoreScroll = (address: string, back: boolean): void => {
  window.scrollTo({ top: back ? (kept.get(address) ?? 0) : 0, behavior: 'instant' });
};
