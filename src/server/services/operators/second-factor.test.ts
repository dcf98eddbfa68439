import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addOperator, all, cookieOf, operatorWith, PASSWORD, signIn, type TestOperator } from '#tests/operators.ts';
import { testServer, type TestServer } from '#tests/test-server.ts';
import { codeAt } from '../../core/operators/second-factor.ts';

type Body = { code: string; rights: string[]; withheld: string[]; secondFactor: object };
const HOUR = 3_600_000;

/** A server whose clock moves. */
const server = async () => {
  const own = await testServer();
  let now = own.publishing.clock.now().getTime();
  const clock = vi.spyOn(own.publishing.clock, 'now').mockImplementation(() => new Date(now));
  onTestFinished(() => clock.mockRestore());
  return { ...own, wait: (ms: number) => void (now += ms), now: () => new Date(now) };
};
type Server = Awaited<ReturnType<typeof server>>;

const browserOf = ({ app }: TestServer, cookie: string): Pick<TestOperator, 'call'> => ({
  call: (method, path, payload) =>
    app.inject({
      method,
      url: `/api/console/v1${path}`,
      headers: { cookie, 'x-console': '1' },
      ...(payload === undefined ? {} : { payload }),
    }),
});

/** Sets up a second factor as the console does. */
const enrol = async (own: Server, { call }: Pick<TestOperator, 'call'>, code?: string) => {
  const started = await call('POST', '/session/second-factor', {
    password: PASSWORD,
    ...(code === undefined ? {} : { code }),
  });
  const { secret, uri } = started.json<{ secret: string; uri: string }>();
  const confirmed = await call('PUT', '/session/second-factor', { code: codeAt(secret, own.now()) });
  return { secret, uri, confirmed, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
};

/** An agent who signed in without a second factor. */
const agentOf = async (own: Server) => {
  const person = await addOperator(own, [all('agent')]);
  return { ...person, ...browserOf(own, cookieOf(await signIn(own, person.email))) };
};
const me = async ({ call }: Pick<TestOperator, 'call'>): Promise<Body> => (await call('GET', '/session')).json<Body>();
const withCode = (own: Server, email: string, code?: string) =>
  own.app.inject({
    method: 'POST',
    url: '/api/console/v1/session',
    headers: { 'x-console': '1' },
    payload: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
  });
const codeOf = (answer: { json<T>(): T }): string => answer.json<{ code: string }>().code;

describe('an operator with a role for records', () => {
  it('reads documents alone until a second factor is set up, and is told so', async () => {
    const own = await server();
    const agent = await agentOf(own);
    expect(await me(agent)).toMatchObject({
      rights: ['read'],
      withheld: ['agent', 'campaigns'],
      secondFactor: { state: 'missing', recoveryCodes: 0 },
    });
    expect(codeOf(await agent.call('GET', '/members/TP/pictures'))).toBe('OPR_40');
    expect((await agent.call('GET', '/site')).statusCode).toBe(200);
    const { uri, secret, confirmed } = await enrol(own, agent);
    expect(uri).toContain(`otpauth://totp/Promenade:${encodeURIComponent(agent.email)}?`);
    expect(confirmed.statusCode).toBe(200);
    expect(await me(agent)).toMatchObject({ rights: ['read', 'agent', 'campaigns'], withheld: [] });
    expect((await agent.call('GET', '/members/TP/pictures')).statusCode).toBe(200);
    // Neither the store nor the log holds what the authenticator app knows.
    const stored = await own.publishing.store.db.selectFrom('operator_factors').select(['secret', 'pending']).execute();
    expect([JSON.stringify(stored).includes(secret), own.logged().includes(secret)]).toEqual([false, false]);
  });

  it('is asked again after 12 hours, in each new session, and takes each code once', async () => {
    const own = await server();
    const agent = await agentOf(own);
    const { secret } = await enrol(own, agent);
    own.wait(11 * HOUR);
    expect((await agent.call('GET', '/members/TP/pictures')).statusCode).toBe(200);
    own.wait(2 * HOUR);
    expect(codeOf(await agent.call('GET', '/members/TP/pictures'))).toBe('OPR_40');
    expect(await me(agent)).toMatchObject({ secondFactor: { state: 'due' } });
    const code = codeAt(secret, own.now());
    const proofs = await Promise.all(
      [1, 2].map(async () => (await agent.call('POST', '/session/second-factor/proof', { code })).statusCode),
    );
    expect(proofs.map(String).toSorted()).toEqual(['200', '403']);
    expect((await agent.call('GET', '/members/TP/pictures')).statusCode).toBe(200);
    expect(codeOf(await withCode(own, agent.email))).toBe('OPR_41');
    expect(codeOf(await withCode(own, agent.email, code))).toBe('OPR_42');
    own.wait(30_000);
    const signedIn = await withCode(own, agent.email, codeAt(secret, own.now()));
    expect(signedIn.json<Body>()).toMatchObject({ withheld: [], secondFactor: { state: 'proven', recoveryCodes: 10 } });
  });

  it('takes a recovery code once in place of a code, however it is typed', async () => {
    const own = await server();
    const agent = await agentOf(own);
    const [first = '', second = ''] = (await enrol(own, agent)).recoveryCodes;
    expect((await withCode(own, agent.email, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect(codeOf(await withCode(own, agent.email, first))).toBe('OPR_42');
    expect((await withCode(own, agent.email, second)).json<Body>()).toMatchObject({
      secondFactor: { recoveryCodes: 8 },
    });
    const stored = await own.publishing.store.db.selectFrom('operator_recovery_codes').select('hash').execute();
    expect(JSON.stringify(stored)).not.toContain(second.replaceAll('-', ''));
  });

  it('waits longer and longer after wrong codes', async () => {
    const own = await server();
    const agent = await agentOf(own);
    await enrol(own, agent);
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries++)
      codes.push(codeOf(await agent.call('POST', '/session/second-factor/proof', { code: '000000' })));
    expect(new Set(codes)).toEqual(new Set(['OPR_42', 'LGN_02']));
    expect(codeOf(await withCode(own, agent.email, '000000'))).toBe('LGN_02');
  });

  it('needs the password, and a code of the present device, to use another device', async () => {
    const own = await server();
    const agent = await agentOf(own);
    const { secret, recoveryCodes } = await enrol(own, agent);
    const start = async (body: object) => codeOf(await agent.call('POST', '/session/second-factor', body));
    expect([
      await start({ password: 'not the password' }),
      await start({ password: PASSWORD }),
      await start({ password: PASSWORD, code: '000000' }),
    ]).toEqual(['LGN_04', 'OPR_41', 'OPR_42']);
    own.wait(60_000);
    const next = await enrol(own, agent, codeAt(secret, own.now()));
    own.wait(60_000);
    expect(codeOf(await withCode(own, agent.email, codeAt(secret, own.now())))).toBe('OPR_42');
    expect(codeOf(await withCode(own, agent.email, recoveryCodes[0]))).toBe('OPR_42');
    expect((await withCode(own, agent.email, codeAt(next.secret, own.now()))).statusCode).toBe(200);
  });

  it('confirms a set-up within 15 minutes, and only by a code of its own secret', async () => {
    const own = await server();
    const agent = await agentOf(own);
    const { secret } = (await agent.call('POST', '/session/second-factor', { password: PASSWORD })).json<{
      secret: string;
    }>();
    const confirm = async (code: string) => codeOf(await agent.call('PUT', '/session/second-factor', { code }));
    expect(await confirm('000000')).toBe('OPR_42');
    own.wait(16 * 60_000);
    expect(await confirm(codeAt(secret, own.now()))).toBe('OPR_43');
    expect(await me(agent)).toMatchObject({ secondFactor: { state: 'missing' } });
  });

  it('has no rights on records by a token of a program', async () => {
    const own = await server();
    const agent = await agentOf(own);
    await enrol(own, agent);
    const { token } = (await agent.call('POST', '/tokens', { name: 'Import', days: 30 })).json<{ token: string }>();
    const answer = await own.app.inject({
      url: '/api/console/v1/members/TP/pictures',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(codeOf(answer)).toBe('OPR_40');
  });
});

describe('an administrator', () => {
  it('resets the second factor of somebody who lost the device, but not the own one, and never sees the secret', async () => {
    const own = await server();
    const administrator = await operatorWith(own, [all('administrator')]);
    const agent = await agentOf(own);
    const { secret, recoveryCodes } = await enrol(own, agent);
    const listed = await administrator.call('GET', '/people');
    expect(listed.json<{ people: object[] }>().people).toContainEqual(
      expect.objectContaining({ id: agent.id, hasSecondFactor: true }),
    );
    expect([secret, ...recoveryCodes].filter((one) => listed.body.includes(one))).toEqual([]);
    expect((await administrator.call('DELETE', `/people/${administrator.id}/second-factor`)).statusCode).toBe(403);
    expect((await administrator.call('DELETE', `/people/${agent.id}/second-factor`)).statusCode).toBe(204);
    expect(codeOf(await administrator.call('DELETE', `/people/${agent.id}/second-factor`))).toBe('OPR_43');
    expect((await agent.call('GET', '/session')).statusCode).toBe(401);
    expect((await withCode(own, agent.email)).json<Body>()).toMatchObject({ secondFactor: { state: 'missing' } });
    const journal = await own.publishing.store.db
      .selectFrom('journal')
      .select(['author', 'kind', 'detail'])
      .where('kind', 'in', ['second-factor-set', 'second-factor-reset'])
      .orderBy('id')
      .execute();
    expect(journal.map(({ author, kind }) => [author, kind])).toEqual([
      [agent.id, 'second-factor-set'],
      [administrator.id, 'second-factor-reset'],
    ]);
    expect(JSON.parse(journal[1]?.detail ?? '{}')).toMatchObject({ person: agent.id });
  });
});
