import type { Me } from '../api/client.ts';

/** Session of the console. `ended`: a session ended just now. */
export type SessionState =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out'; readonly ended: boolean }
  | { readonly state: 'signed-in'; readonly me: Me };

/** Returns the state after a signed-out response. Several calls may fail together: only the first changes the state. */
export const afterSignOut = (before: SessionState): SessionState =>
  before.state === 'signed-out' ? before : { state: 'signed-out', ended: before.state === 'signed-in' };
