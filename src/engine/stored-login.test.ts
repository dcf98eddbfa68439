import { expect, it } from 'vitest';
import { loginAnswerOf, noon } from '#tests/account-records.ts';
import { isLoggedIn, renewedLogin } from './stored-login.ts';

it.each([[{ token: 'reference' }, true], [{ token: '' }, false], [undefined, false]])('a user who holds %j counts as logged in: %s [P-318]', (stored, counts) => {
  expect(isLoggedIn(stored)).toBe(counts);
});

it('a refresh stores user info, user name and tokens anew', () => {
  const { userInfo, accessToken, refreshToken } = loginAnswerOf({ userInfo: { userName: 'New' }, accessToken: 'second' });
  expect(renewedLogin({ userInfo, accessToken, refreshToken, refreshTokenExpireDtm: '' }, noon, 10)).toEqual({
    token: 'second', refreshToken: 'refresh-reference', refreshTokenExpireDtm: '20261201120000', user: userInfo, userName: 'New',
  });
});
