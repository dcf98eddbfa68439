import { describe, expect, it } from 'vitest';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { onlyThisSession, otherSessions } from '#tests/other-sessions.ts';
import { feature } from './feature.ts';

const texts = { MSG_CODE: 'code {{code}} {{minutes}}', MSG_CHANGED: 'changed', MSG_UNDO: 'undo?token={{token}}' };
const server = accountServer({
  features: [feature],
  documents: [
    { type: 'messages', id: 'profile-ko', v: 1, locale: 'ko', texts },
    { type: 'messages', id: 'profile-en', v: 1, locale: 'en', texts },
    {
      type: 'message-template',
      id: 'email-changed',
      v: 1,
      event: 'EMAIL_CHANGED',
      purpose: 'service',
      topic: 'account',
      title: 'MSG_CHANGED',
      body: 'MSG_UNDO',
      channels: ['EMAIL'],
    },
  ],
});

const join = async (path = 'change-by-auth') => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  await browser.post('users/password-check', { password: PASSWORD });
  const change = async (body: object) => (await browser.post(`users/info/${path}`, body)).json<{ code: string }>().code;
  return { member, browser, change };
};
const lastBody = async (address: string): Promise<string> =>
  (
    await server
      .store()
      .db.selectFrom('outbox')
      .select('body')
      .where('address', '=', address)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.body ?? '';
const codeFor = async (address: string) => /(\d{6})/.exec(await lastBody(address))?.[1] ?? '';
const emailOf = async (uid: string) =>
  (await server.store().db.selectFrom('members').select('email').where('uid', '=', uid).executeTakeFirstOrThrow())
    .email;
const undo = async (token: string) =>
  (await server.browser().post('users/undo-email', { token })).json<{ code: string }>().code;
const tokenFor = async (address: string) => /token=([\w-]{43})/.exec(await lastBody(address))?.[1] ?? '';

const next = (
  (count) => () =>
    `new.${++count}@resort.example`
)(0);

describe('an e-mail address', () => {
  it.each(['change-by-auth', 'change-by-auth-sns'])('changes with the code sent to it by %s', async (path) => {
    const { member, change } = await join(path);
    const email = next();
    expect(await change({ email })).toBe('200');
    expect(await emailOf(member.uid)).toBe(member.email);
    expect(await change({ email, code: await codeFor(email) })).toBe('200');
    expect(await emailOf(member.uid)).toBe(email);
  });

  it('gives this session new tokens when it changes, and ends every other one', async () => {
    const { member, browser, change } = await join();
    const others = await otherSessions(server, member, browser);
    const email = next();
    await change({ email });
    expect(await change({ email, code: await codeFor(email) })).toBe('200');
    expect(await others.codes()).toEqual(onlyThisSession);
  });

  it('does not change with a wrong, late, swapped or used code (JOI_09)', async () => {
    const { member, change } = await join();
    const [email, other] = [next(), next()];
    await change({ email });
    const code = await codeFor(email);
    expect(await change({ email, code: code === '000000' ? '000001' : '000000' })).toBe('JOI_09');
    expect(await change({ email: other, code })).toBe('JOI_09');
    server.wait(10 * minute);
    expect(await change({ email, code })).toBe('JOI_09');
    expect(await emailOf(member.uid)).toBe(member.email);
  });

  it('takes five tries of a code', async () => {
    const { change } = await join();
    const email = next();
    await change({ email });
    const code = await codeFor(email);
    for (const _ of Array.from({ length: 5 })) await change({ email, code: code === '000000' ? '000001' : '000000' });
    expect(await change({ email, code })).toBe('JOI_09');
  });

  it('cannot be changed by the code of another member', async () => {
    const [me, somebody] = [await join(), await join()];
    const email = next();
    await me.change({ email });
    expect(await somebody.change({ email, code: await codeFor(email) })).toBe('JOI_09');
  });

  it('that somebody else typed but cannot prove stays free for its owner', async () => {
    const [thief, owner] = [await join(), await join()];
    const email = next();
    await thief.change({ email });
    server.wait(1);
    await owner.change({ email });
    expect(await owner.change({ email, code: await codeFor(email) })).toBe('200');
  });

  it('changes once when the code comes twice at the same time', async () => {
    const { change } = await join();
    const email = next();
    await change({ email });
    const code = await codeFor(email);
    const codes = await Promise.all([change({ email, code }), change({ email, code })]);
    // The other call finds the code used, or its tokens replaced.
    expect(codes.filter((one) => one === '200')).toHaveLength(1);
  });

  it('does not change while the member is barred (BAR_01)', async () => {
    const { member, change } = await join();
    const until = new Date(server.now().getTime() + day).toISOString();
    await server.store().db.updateTable('members').set({ barred_until: until }).where('uid', '=', member.uid).execute();
    expect(await change({ email: next() })).toBe('BAR_01');
  });

  it('needs the password first (PWD_02)', async () => {
    const member = await server.addMember();
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    server.wait(11 * minute);
    const answer = await browser.post('users/info/change-by-auth', { email: next() });
    expect(answer.json()).toMatchObject({ code: 'PWD_02' });
  });
});

describe('the notice to the earlier address', () => {
  const changed = async () => {
    const me = await join();
    const email = next();
    await me.change({ email });
    await me.change({ email, code: await codeFor(email) });
    return { ...me, email };
  };

  it('undoes the change once, and ends every login', async () => {
    const { member, browser } = await changed();
    const token = await tokenFor(member.email);
    expect(await undo(token)).toBe('200');
    expect(await emailOf(member.uid)).toBe(member.email);
    expect((await browser.get('users/info')).statusCode).toBe(401);
    expect(await undo(token)).toBe('LGN_05');
  });

  it('undoes nothing after 7 days', async () => {
    const { member, email } = await changed();
    const token = await tokenFor(member.email);
    server.wait(7 * day);
    expect(await undo(token)).toBe('LGN_05');
    expect(await emailOf(member.uid)).toBe(email);
  });

  it('takes back later changes too, so that nobody can undo the undoing', async () => {
    const { member, change, email } = await changed();
    const token = await tokenFor(member.email);
    const second = next();
    server.wait(1000);
    await change({ email: second });
    await change({ email: second, code: await codeFor(second) });
    const stolen = await tokenFor(email);
    expect(await undo(token)).toBe('200');
    expect(await undo(stolen)).toBe('LGN_05');
    expect(await emailOf(member.uid)).toBe(member.email);
  });

  it.each(['', 'x', 'a'.repeat(43)])('has a code that %j is not', async (token) => {
    expect(['LGN_05', 'REQ_INVALID']).toContain(await undo(token));
  });
});
