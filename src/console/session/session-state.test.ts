import { expect, it } from 'vitest';
import { afterSignOut, type SessionState } from './session-state.ts';

it('reports an ended session once for any number of calls, and only to an operator who was signed in', () => {
  const signedIn: SessionState = {
    state: 'signed-in',
    me: {
      id: 'mina',
      email: 'mina@resort.example',
      name: 'Mina',
      grants: [],
      rights: [],
      withheld: [],
      secondFactor: { state: 'off', recoveryCodes: 0 },
    },
  };
  expect(afterSignOut(afterSignOut(signedIn))).toEqual({ state: 'signed-out', ended: true });
  expect(afterSignOut({ state: 'loading' })).toEqual({ state: 'signed-out', ended: false });
});
