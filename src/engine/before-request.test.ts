import { expect, it } from 'vitest';
import { noon } from '#tests/account-records.ts';
import { beforeRequest, type RequestFacts } from './before-request.ts';

const kept = { refreshTokenExpireDtm: '20261121120001' };
const factsWith = (more: Partial<RequestFacts>): RequestFacts => ({ loggedIn: true, accessCookie: true, refreshCookie: true, autoLogin: true, now: noon, ...more });

it.each([
  ['logged in, with the cookie', { loggedIn: true, accessCookie: true }, false],
  ['logged in, without the cookie', { loggedIn: true, accessCookie: false }, true],
  ['a guest', { loggedIn: false, accessCookie: false }, false],
])('%s: treated as token-expired is %s', (_, facts, expired) => {
  expect(beforeRequest(factsWith(facts)).expired).toBe(expired);
});

it.each<[string, Partial<RequestFacts>, { kept: string; autoLogin: boolean }]>([
  ['does nothing while the refresh cookie is there', { refreshCookie: true, kept }, { kept: 'leave', autoLogin: true }],
  ['does nothing without auto-login', { refreshCookie: false, autoLogin: false, kept }, { kept: 'leave', autoLogin: false }],
  ['restores the kept token when the cookie is missing', { refreshCookie: false, kept }, { kept: 'restore', autoLogin: true }],
  ['clears the kept token when its expiry has passed, and turns auto-login off', { refreshCookie: false, kept, now: noon + 1000 }, { kept: 'clear', autoLogin: false }],
  ['clears a kept token whose expiry cannot be read', { refreshCookie: false, kept: { refreshTokenExpireDtm: '2026' } }, { kept: 'clear', autoLogin: false }],
  ['turns auto-login off when no token is kept', { refreshCookie: false }, { kept: 'leave', autoLogin: false }],
])('%s', (_, facts, done) => {
  expect(beforeRequest(factsWith(facts))).toMatchObject(done);
});
