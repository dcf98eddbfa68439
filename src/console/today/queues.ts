import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import type { QueuePlan } from '#schemas/calls/queue/console-answers';

/** Actions that the state of a queue allows, the usual one first. */
export const actionsOf = ({
  status,
  mode,
  isSet,
}: Pick<QueuePlan, 'status' | 'mode' | 'isSet'>): readonly QueueAction[] => {
  if (status === 'CLOSED') return isSet ? ['resume'] : [];
  if (status === 'PAUSED') return [...(isSet ? (['resume'] as const) : []), 'close'];
  return [...(mode === 'SLOT' ? [] : (['call-next'] as const)), 'pause', 'close'];
};
