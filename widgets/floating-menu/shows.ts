import type { FrameContext } from '#schemas/frame-model';

/** Everywhere but on pages that say otherwise. */
export const shows = ({ flags }: Pick<FrameContext, 'flags'>): boolean => flags.floatingMenuBtn !== false;
