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

/** Scroll positions of rails and lists in a page, which hidden elements lose. */
const inside = new WeakMap<Element, { readonly left: number; readonly top: number }>();

const elementsOfPage = (): Iterable<Element> => document.querySelectorAll('main *');

/** Remembers how far everything inside of the page is scrolled, while it can be seen. */
export const keepInside = (): void => {
  for (const element of elementsOfPage()) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left !== 0 || top !== 0) inside.set(element, { left, top });
  }
};

/** Puts everything inside of a page that is seen again where it was. */
export const restoreInside = (): void => {
  for (const element of elementsOfPage()) {
    const place = inside.get(element);
    if (place === undefined || element.getClientRects().length === 0) continue;
    inside.delete(element);
    element.scrollTo({ ...place, behavior: 'instant' });
  }
};

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
