import type { DeskEvent } from '#schemas/calls/events/console-answers';

/** Badge of a state. */
export const toneOf: Readonly<Record<DeskEvent['status'], string>> = {
  NOT_YET: 'badge line',
  OPEN: 'badge ok',
  CLOSED: 'badge warn',
  DONE: 'badge',
};
