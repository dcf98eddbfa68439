import type { Site } from '#schemas/documents/site/schema';

/** CSS for the motion durations of the site document, which override the defaults. */
export const motionCss = ({
  dialogMs,
  snackbarMotionMs,
  modalMs,
}: Pick<Site['timings'], 'dialogMs' | 'snackbarMotionMs' | 'modalMs'>): string =>
  `:root:root{--ms-dialog:${dialogMs}ms;--ms-snackbar:${snackbarMotionMs}ms;--ms-modal:${modalMs}ms}\n`;
