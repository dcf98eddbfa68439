import { expect, it } from 'vitest';
import { noon } from '#tests/account-records.ts';
import { prepareRequest, type RequestFacts } from './prepare-request.ts';

const kept = { refreshTokenExpireDtm: '20261121120001' };
const factsWith = (more: Partial<RequestFacts>): RequestFacts => ({
  loggedIn: true,
  accessCookie: true,
  refreshCookie: true,
  autoLogin: true,
  now: noon,
  ...more,
});

it.each([
  ['logged in, with the cookie', { loggedIn: true, accessCookie: true }, false],
  ['logged in, without the cookie', { loggedIn: true, accessCookie: false }, true],
  ['a guest', { loggedIn: false, accessCookie: false }, false],
])('%s: treated as token-expired is %s', (_, facts, expired) => {
  expect(prepareRequest(factsWith(facts)).expired).toBe(expired);
});

it.each<[string, Partial<RequestFacts>, { storedToken: string; autoLogin: boolean }]>([
  [
    'does nothing while the refresh cookie is there',
    { refreshCookie: true, storedToken: kept },
    { storedToken: 'leave', autoLogin: true },
  ],
  [
    'does nothing without auto-login',
    { refreshCookie: false, autoLogin: false, storedToken: kept },
    { storedToken: 'leave', autoLogin: false },
  ],
  [
    'restores the stored token when the cookie is missing',
    { refreshCookie: false, storedToken: kept },
    { storedToken: 'restore', autoLogin: true },
  ],
  [
    'clears an expired stored token and turns auto-login off',
    { refreshCookie: false, storedToken: kept, now: noon + 1000 },
    { storedToken: 'clear', autoLogin: false },
  ],
  [
    'clears a stored token with an unreadable expiry',
    { refreshCookie: false, storedToken: { refreshTokenExpireDtm: '2026' } },
    { storedToken: 'clear', autoLogin: false },
  ],
  ['turns auto-login off without a stored token', { refreshCookie: false }, { storedToken: 'leave', autoLogin: false }],
])('%s', (_, facts, done) => {
  expect(prepareRequest(factsWith(facts))).toMatchObject(done);
});
