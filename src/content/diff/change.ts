import type { Words } from '../check/problem.ts';

/** Kind of a change. */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'changed'
  | 'moved'
  | 'renamed'
  | 'hidden'
  | 'shown'
  | 'opened'
  | 'blocked'
  | 'preparing'
  | 'scheduled'
  | 'unscheduled'
  | 'reworded'
  | 'recoloured'
  | 'redirected';

/**
 * JSON Pointers into the document as it was (`from`) and as it is (`to`); one of them is absent where something came or went. `moved`: an item
 * of a list that has another place; what differs inside it is told by places of its own. `type` and `id` name the document where it is another
 * than the change's own: an edit may be of several documents, such as a name in two languages.
 */
export type ChangedPlace = {
  readonly from?: string;
  readonly to?: string;
  readonly moved?: true;
  readonly type?: string;
  readonly id?: string;
};

/** One thing that an operator did, in words. (A type, because it is answered as JSON.) */
export type Change = {
  readonly kind: ChangeKind;
  readonly type: string;
  readonly id: string;
  /** Code of the venue that it belongs to; absent for what all share. */
  readonly venue?: string;
  /** Every part that differs; one change may be of several, such as an item that was moved and hidden at once. */
  readonly at: readonly ChangedPlace[];
  readonly text: Words;
};
