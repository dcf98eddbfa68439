import { expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';

const server = accountServer();

it('passwords, tokens, codes and addresses of members never appear in what the server logs, whatever goes wrong', async () => {
  const member = await server.addMember({ name: 'Canary Person', email: 'canary.person@resort.example' });
  const browser = server.browser();
  await browser.login(member, PASSWORD, { autoLoginYn: 'Y' });
  const { code } = (await browser.post('login/code')).json<{ data: { code: string } }>().data;
  await browser.post('users/password-reset', { userId: member.loginId, email: member.email });
  const sent = await server.store().db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
  const token = /token=([\w-]{43})/.exec(sent.body)?.[1] ?? '';
  const { db } = server.store();
  // A broken store: every call below is a server error.
  await db.schema.dropTable('one_time_codes').execute();
  await db.schema.alterTable('credentials').renameTo('lost').execute();
  const failed = await Promise.all([
    server.browser().login(member, PASSWORD),
    browser.copy().post('users/password-check', { password: PASSWORD }),
    browser.copy().post('users/my-password-change', { password: PASSWORD, newPassword: 'BatteryStaple9' }),
    browser.copy().get('users/info', { headers: { 'idempotency-key': 'canary-key' } }),
    server.browser().post('login/code/check', { code }),
    server.browser().get(`users/password-reset?token=${token}`),
    server.browser().post('users/password-reset', { token, newPassword: 'BatteryStaple9' }),
    server.browser().get(`users/user-id-find?userName=Canary%20Person&email=${member.email}`),
    browser.copy().refresh(),
    browser.copy().get('users/info', { headers: { authorization: `Bearer ${token}` } }),
  ]);
  expect(failed.map(({ statusCode }) => statusCode)).toEqual(failed.map(() => 500));
  expect(failed.map((answer) => answer.json<{ code: string }>().code)).toEqual(failed.map(() => 'UNEXPECTED'));
  const tokens = [...browser.cookies].filter(([name]) => name.endsWith('_token')).map(([, { value }]) => value);
  const canaries = [
    PASSWORD,
    'BatteryStaple9',
    code,
    token,
    'Canary',
    member.email,
    member.loginId,
    'canary-key',
    ...tokens,
  ];
  expect(server.logged().match(/a request failed/g)).toHaveLength(failed.length);
  expect(canaries.filter((canary) => server.logged().includes(canary))).toEqual([]);
  expect(failed.flatMap(({ body }) => canaries.filter((canary) => body.includes(canary)))).toEqual([]);
});
