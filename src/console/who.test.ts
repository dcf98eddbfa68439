import { expect, it } from 'vitest';
import { signedOut, type Who } from './who.ts';

it('tells whoever was signed in that the session has ended, however many calls find it; somebody new is only asked to sign in', () => {
  const somebody: Who = { state: 'somebody', me: { id: 'mina', email: 'mina@resort.example', name: 'Mina', grants: [], rights: [] } };
  expect(signedOut(signedOut(somebody))).toEqual({ state: 'nobody', ended: true });
  expect(signedOut({ state: 'asking' })).toEqual({ state: 'nobody', ended: false });
});
