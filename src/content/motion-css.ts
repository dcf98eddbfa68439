import type { Site } from '#schemas/site.schema';

/** How long dialogs, snackbars and sheets move, as the site document says, in place of what the stylesheet says by itself. */
export const motionCss = ({ dialogMs, snackbarMotionMs, modalMs }: Pick<Site['timings'], 'dialogMs' | 'snackbarMotionMs' | 'modalMs'>): string =>
  `:root:root{--ms-dialog:${dialogMs}ms;--ms-snackbar:${snackbarMotionMs}ms;--ms-modal:${modalMs}ms}\n`;
