import { call, type Body, type Problem } from '../api.ts';

/** What differs from the live release. */
export interface CheckOrder {
  readonly documents: readonly Body[];
  readonly removed: readonly { readonly type: string; readonly id: string }[];
}

export interface CheckAnswer {
  readonly release: number;
  readonly documents: number;
  readonly ms: number;
  readonly problems: readonly Problem[];
}

/** Has the server check the site as it would be: the same code as `qa validate` and as every release. */
export const askCheck = (order: CheckOrder, signal: AbortSignal): Promise<CheckAnswer> => call<CheckAnswer>('POST', '/check', { body: order, signal });
