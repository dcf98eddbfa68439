import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { beginSession } from './begin-session.ts';

const server = accountServer();

it('begins nothing for a password that has changed since it was given', async () => {
  const { uid } = await server.addMember();
  const order = { member: uid, loginType: 'RESORT', platformClass: 'WEB', autoLogin: false, device: {}, credential: 'the hash of an earlier password' } as const;
  await expect(beginSession(server.app().sessions, order)).rejects.toMatchObject({ answer: { code: 'LGN_01' } });
  expect(await server.store().db.selectFrom('logins').select('id').where('member', '=', uid).execute()).toEqual([]);
});
