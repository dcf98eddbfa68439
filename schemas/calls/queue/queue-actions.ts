/** Actions of an operator on the queue of a facility. */
export const queueActions = ['pause', 'resume', 'close', 'call-next'] as const;
export type QueueAction = (typeof queueActions)[number];
