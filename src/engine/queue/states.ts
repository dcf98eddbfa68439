import { defineStates } from '../records/state-machine.ts';

/** LINE entries are called in order; SLOT entries have a time. */
export type QueueMode = 'LINE' | 'SLOT';
export type LineState = 'WAITING' | 'CALLED' | 'ENTERED' | 'CANCELLED' | 'NO_SHOW' | 'CLOSED' | 'ENDED';
export type SlotState = 'RESERVED' | 'READY' | 'ENTERED' | 'CANCELLED' | 'NO_SHOW' | 'CLOSED' | 'ENDED';
export type QueueState = LineState | SlotState;

/** States of a place in line. */
export const lineStates = defineStates<LineState>([
  { from: 'WAITING', to: 'CALLED', by: ['server', 'device', 'operator'] },
  { from: 'CALLED', to: 'ENTERED', by: ['device', 'operator'] },
  { from: 'WAITING', to: 'CANCELLED', by: ['member'] },
  { from: 'CALLED', to: 'CANCELLED', by: ['member'] },
  { from: 'CALLED', to: 'NO_SHOW', by: ['server'] },
  { from: 'WAITING', to: 'CLOSED', by: ['server', 'operator'] },
  { from: 'CALLED', to: 'CLOSED', by: ['server', 'operator'] },
  { from: 'WAITING', to: 'ENDED', by: ['server'] },
  { from: 'CALLED', to: 'ENDED', by: ['server'] },
]);

/** States of a reserved time. */
export const slotStates = defineStates<SlotState>([
  { from: 'RESERVED', to: 'READY', by: ['server'] },
  { from: 'READY', to: 'ENTERED', by: ['device', 'operator'] },
  { from: 'READY', to: 'NO_SHOW', by: ['server'] },
  { from: 'RESERVED', to: 'CANCELLED', by: ['member'] },
  { from: 'RESERVED', to: 'CLOSED', by: ['server', 'operator'] },
  { from: 'READY', to: 'CLOSED', by: ['server', 'operator'] },
  { from: 'RESERVED', to: 'ENDED', by: ['server'] },
  { from: 'READY', to: 'ENDED', by: ['server'] },
]);

/** Returns the states of an entry. */
export const statesOfMode = (mode: QueueMode) => (mode === 'LINE' ? lineStates : slotStates);

/** States in which an entry takes a place. */
export const liveQueueStates = ['WAITING', 'CALLED', 'RESERVED', 'READY'] as const satisfies readonly QueueState[];

/** True while an entry takes a place. */
export const isLiveInQueue = (state: QueueState): boolean => liveQueueStates.some((one) => one === state);

/** Times of an entry, in milliseconds since 1970. */
export interface EntryTimes {
  readonly state: QueueState;
  /** Start of a reserved time. */
  readonly startsAt?: number;
  /** End of the call or of the reserved time. */
  readonly until?: number;
}

/** Returns the state that an entry reaches by itself until an instant, or undefined. */
export const dueQueueState = (
  { state, startsAt = Infinity, until = Infinity }: EntryTimes,
  now: number,
): 'READY' | 'NO_SHOW' | undefined => {
  if (state === 'RESERVED') return startsAt <= now ? 'READY' : undefined;
  return (state === 'CALLED' || state === 'READY') && until <= now ? 'NO_SHOW' : undefined;
};

/** A reserved time can be cancelled until this long before it starts, in milliseconds. */
export const CANCEL_BEFORE_MS = 10 * 60_000;
