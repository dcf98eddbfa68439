import { expect, it } from 'vitest';
import { loginAnswerOf, noon } from '#tests/account-records.ts';
import { renewedLogin } from './stored-login.ts';

it('a refresh updates user info, user name and tokens', () => {
  const { userInfo, accessToken, refreshToken } = loginAnswerOf({
    userInfo: { userName: 'New' },
    accessToken: 'second',
  });
  expect(renewedLogin({ userInfo, accessToken, refreshToken, refreshTokenExpireDtm: '' }, noon, 10)).toEqual({
    token: 'second',
    refreshToken: 'refresh-reference',
    refreshTokenExpireDtm: '20261201120000',
    user: userInfo,
    userName: 'New',
  });
});
