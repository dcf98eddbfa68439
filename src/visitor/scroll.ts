const kept = new Map<string, number>();

/** Remembers how far a page was scrolled when it is left. */
export const keepScroll = (address: string): void => {
  kept.set(address, window.scrollY);
};

/** Going on starts at the top; going back returns to where the visitor was. */
export const restoreScroll = (address: string, back: boolean): void => {
  window.scrollTo({ top: back ? (kept.get(address) ?? 0) : 0, behavior: 'instant' });
};
