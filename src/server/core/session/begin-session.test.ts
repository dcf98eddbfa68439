import { expect, it } from 'vitest';
import { loginAnswer } from '#schemas/calls/accounts/answers';
import { accountServer } from '#tests/account-server.ts';
import { beginSession } from './begin-session.ts';
import { passwordUnchanged } from './password-unchanged.ts';

const server = accountServer();

it('begins nothing for a password that has changed since it was given', async () => {
  const { uid } = await server.addMember();
  const order = {
    member: uid,
    loginType: 'RESORT',
    platformClass: 'WEB',
    autoLogin: false,
    device: {},
    isStillValid: passwordUnchanged(uid, 'the hash of an earlier password'),
  } as const;
  await expect(beginSession(server.app().context, order)).rejects.toMatchObject({ answer: { code: 'LGN_01' } });
  expect(await server.store().db.selectFrom('logins').select('id').where('member', '=', uid).execute()).toEqual([]);
});

it('begins nothing for a member who was withdrawn after the password was read', async () => {
  const { uid } = await server.addMember({ state: 'withdrawn' });
  const { hash } = await server
    .store()
    .db.selectFrom('credentials')
    .select('hash')
    .where('member', '=', uid)
    .executeTakeFirstOrThrow();
  await expect(
    beginSession(server.app().context, {
      member: uid,
      loginType: 'RESORT',
      platformClass: 'WEB',
      autoLogin: false,
      device: {},
      isStillValid: passwordUnchanged(uid, hash),
    }),
  ).rejects.toMatchObject({ answer: { code: 'LGN_01' } });
  expect(await server.store().db.selectFrom('logins').select('id').where('member', '=', uid).execute()).toEqual([]);
});

it('tells of a session how the member has logged in: with an account of the resort or of one of another provider [P-316]', async () => {
  const told: unknown[] = [];
  for (const loginType of loginAnswer.properties.loginType.enum) {
    const { uid } = await server.addMember();
    const { hash } = await server
      .store()
      .db.selectFrom('credentials')
      .select('hash')
      .where('member', '=', uid)
      .executeTakeFirstOrThrow();
    const { accessToken } = await beginSession(server.app().context, {
      member: uid,
      loginType,
      platformClass: 'WEB',
      autoLogin: false,
      device: {},
      isStillValid: passwordUnchanged(uid, hash),
    });
    const { data } = (
      await server
        .browser()
        .get('login/session/info', { headers: { cookie: `access_token=${accessToken}; session_hint=1` } })
    ).json<{ data: { loginType: string; viewer: { loginType: string } } }>();
    told.push([data.loginType, data.viewer.loginType]);
  }
  expect(told).toEqual(
    ['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK', 'OIDC'].map((loginType) => [loginType, loginType]),
  );
});
