import type { Page } from '@playwright/test';

const PLACES = 12;

/** Plays the sandbox's game of pairs to its end, in English, without forgetting a card: at most 11 tries, so at least 80 points. */
export const playPairs = async (page: Page): Promise<void> => {
  const seen = new Map<number, string>();
  const found = new Set<number>();
  const unseen = (): number =>
    Array.from({ length: PLACES }, (_, index) => index + 1).find((place) => !seen.has(place)) ?? 0;
  const partnerOf = (place: number): number | undefined =>
    [...seen].find(([other, face]) => other !== place && face === seen.get(place) && !found.has(other))?.[0];
  const turn = async (place: number): Promise<void> => {
    const card = page.getByRole('button', { name: `Card ${place}:` });
    await Promise.all([page.waitForEvent('load'), card.tap()]);
    seen.set(place, /: ([^,]+)/.exec((await card.getAttribute('aria-label')) ?? '')?.[1] ?? '');
  };
  while (found.size < PLACES) {
    const first = [...seen.keys()].find((place) => !found.has(place) && partnerOf(place) !== undefined) ?? unseen();
    await turn(first);
    const other = partnerOf(first) ?? unseen();
    await turn(other);
    if (seen.get(first) === seen.get(other)) found.add(first).add(other);
  }
};
