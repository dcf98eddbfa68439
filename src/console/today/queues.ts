import type { QueueAction } from '#schemas/queue-actions';

type Words = Readonly<Record<string, string>>;

/** A queue of the Today board. Counts are people. */
export interface QueuePlan {
  readonly planId: string;
  readonly facilityId: string;
  readonly name: Words;
  readonly mode: 'LINE' | 'SLOT' | 'BOTH';
  readonly status: 'OPEN' | 'PAUSED' | 'CLOSED' | 'FULL';
  readonly waiting: number;
  readonly called: number;
  readonly reserved: number;
  readonly entered: number;
  readonly missed: number;
  /** Number called last; 0 before the first. */
  readonly nowNo: number;
  /** Expected wait in minutes, such as 10–20; empty if not known. */
  readonly waitTxt: string;
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  /** An operator paused or closed it here and can resume it. */
  readonly isSet: boolean;
}

/** Queues of a venue and the people in it. */
export interface QueueBoard {
  readonly venue: string;
  readonly now: number;
  readonly inside: number;
  readonly enteredToday: number;
  readonly plans: readonly QueuePlan[];
}

/** Preview of an action: the members who are told, and the texts. */
export interface QueuePreview {
  readonly parties: number;
  readonly members: number;
  readonly refused: QueueRefusal | '';
  readonly messages: readonly { readonly language: 'ko' | 'en'; readonly title: string; readonly body: string }[];
}

export interface QueueActed {
  readonly board: QueueBoard;
  readonly refused: QueueRefusal | '';
}

/** Why an action changes nothing. */
export type QueueRefusal = 'NOBODY' | 'CROWDED' | 'PAUSED';

/** Actions that the state of a queue allows, the usual one first. */
export const actionsOf = ({ status, mode, isSet }: Pick<QueuePlan, 'status' | 'mode' | 'isSet'>): readonly QueueAction[] => {
  if (status === 'CLOSED') return isSet ? ['resume'] : [];
  if (status === 'PAUSED') return [...(isSet ? (['resume'] as const) : []), 'close'];
  return [...(mode === 'SLOT' ? [] : (['call-next'] as const)), 'pause', 'close'];
};
