import type { Me } from '../api/client.ts';

/** Who works here. `ended`: somebody was signed in a moment ago. */
export type SessionState = { readonly state: 'asking' } | { readonly state: 'nobody'; readonly ended: boolean } | { readonly state: 'somebody'; readonly me: Me };

/** After a call has found that nobody is signed in. Calls end together: the second says nothing new. */
export const afterSignOut = (before: SessionState): SessionState => (before.state === 'nobody' ? before : { state: 'nobody', ended: before.state === 'somebody' });
