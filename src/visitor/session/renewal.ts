import type { CallFailure } from '../data/call-result.ts';

/** `renewed`: there is an access token again. `refused`: the session is over. `unanswered`: nobody knows; the session stays as it is. */
export type Renewal =
  | { readonly kind: 'renewed' }
  | { readonly kind: 'refused' | 'unanswered'; readonly failure: CallFailure };
