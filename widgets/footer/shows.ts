import type { Around } from '#schemas/frame-model';

/** Everywhere but on pages that say otherwise. */
export const shows = ({ flags }: Pick<Around, 'flags'>): boolean => flags.isFooter !== false;
