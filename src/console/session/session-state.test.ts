import { expect, it } from 'vitest';
import { afterSignOut, type SessionState } from './session-state.ts';

it('tells whoever was signed in that the session has ended, however many calls find it; somebody new is only asked to sign in', () => {
  const somebody: SessionState = { state: 'somebody', me: { id: 'mina', email: 'mina@resort.example', name: 'Mina', grants: [], rights: [] } };
  expect(afterSignOut(afterSignOut(somebody))).toEqual({ state: 'nobody', ended: true });
  expect(afterSignOut({ state: 'asking' })).toEqual({ state: 'nobody', ended: false });
});
