import { expect, it, onTestFinished, vi } from 'vitest';
import { addOperator, all, cookieOf, operatorWith, PASSWORD, signIn } from '#tests/operators.ts';
import { statementsOf, tablesOf } from '#tests/statements.ts';
import { testServer } from '#tests/test-server.ts';

const codeOf = (answer: { json<T>(): T }): string => answer.json<{ code: string }>().code;

it('signs somebody in by e-mail and password, whatever the case of the address, and says who that is and what they may do', async () => {
  const server = await testServer();
  const { id } = await addOperator(server, [all('publisher')], 'mina@resort.example');
  const answer = await signIn(server, ' Mina@Resort.example ');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      id,
      email: 'mina@resort.example',
      name: 'mina',
      grants: [all('publisher')],
      rights: ['read', 'edit', 'publish'],
      withheld: [],
      secondFactor: { state: 'missing', recoveryCodes: 0 },
    },
  ]);
  expect(answer.headers['set-cookie']).toMatch(/^console_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(
    (await server.app.inject({ url: '/api/console/v1/session', headers: { cookie: cookieOf(answer) } })).json(),
  ).toMatchObject({ id });
});

it('accepts an address with an invisible character and a full-width domain', async () => {
  const server = await testServer();
  await addOperator(server, [all('publisher')], 'mina@resort.example');
  expect((await signIn(server, 'mi\u200bna@ｒｅｓｏｒｔ.example')).statusCode).toBe(200);
});

it('accepts a password that was set as NFC and is typed as NFD', async () => {
  const server = await testServer();
  const administrator = await operatorWith(server, [all('administrator')]);
  await administrator.call('POST', '/people', {
    email: 'sua@resort.example',
    name: 'Sua',
    password: '\ud558\ub298\ub791\ub098\ub4e4\uc774\uac00\uc694\uc6b0\ub9ac\ub2e4\uac19\uc774',
    grants: [all('viewer')],
  });
  expect((await signIn(server, 'sua@resort.example', '하늘랑나들이가요우리다같이'.normalize('NFD'))).statusCode).toBe(
    200,
  );
});

it('adds no second operator whose address differs by an invisible letter', async () => {
  const server = await testServer();
  const administrator = await operatorWith(server, [all('administrator')]);
  const person = { name: 'Sua', password: 'Another-long-one-26', grants: [all('viewer')] };
  await administrator.call('POST', '/people', { email: 'sua@resort.example', ...person });
  expect(
    (await administrator.call('POST', '/people', { email: 'sua\u2060@resort.example', ...person })).statusCode,
  ).toBe(409);
});

it('answers a wrong password and an unknown address alike', async () => {
  const server = await testServer();
  const { email } = await addOperator(server, [all('editor')]);
  const [wrong, unknown] = [
    await signIn(server, email, 'not the password'),
    await signIn(server, 'nobody@resort.example', 'not the password'),
  ];
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
  expect([unknown.statusCode, codeOf(unknown), unknown.cookies]).toEqual([401, 'OPR_01', []]);
});

it('makes whoever guesses wait longer and longer, even with the right password then', async () => {
  const server = await testServer();
  const { email } = await addOperator(server, [all('editor')]);
  const codes: string[] = [];
  for (let tries = 0; tries < 12; tries++) codes.push(codeOf(await signIn(server, email, `wrong ${tries}`)));
  expect(new Set(codes)).toEqual(new Set(['OPR_01', 'LGN_02']));
  expect(codeOf(await signIn(server, email))).toBe('LGN_02');
  const statements = await statementsOf(server.publishing.store, () => signIn(server, email));
  expect(new Set(statements.flatMap(tablesOf))).toEqual(new Set(['tries']));
});

it('ends a session when its person signs out, is stopped, or changes the password elsewhere', async () => {
  const server = await testServer();
  const administrator = await operatorWith(server, [all('administrator')]);
  const one = await operatorWith(server, [all('editor')]);
  const works = async ({ call }: typeof one) => (await call('GET', '/session')).statusCode;
  expect(await works(one)).toBe(200);
  expect((await one.call('DELETE', '/session')).statusCode).toBe(204);
  expect(await works(one)).toBe(401);

  const two = await operatorWith(server, [all('editor')]);
  const again = cookieOf(await signIn(server, two.email));
  const changed = await two.call('POST', '/session/password', {
    password: PASSWORD,
    newPassword: 'Another-long-one-26',
  });
  expect([changed.statusCode, await works(two)]).toEqual([204, 401]);
  expect((await server.app.inject({ url: '/api/console/v1/session', headers: { cookie: again } })).statusCode).toBe(
    401,
  );
  const now = cookieOf(changed);
  expect((await server.app.inject({ url: '/api/console/v1/session', headers: { cookie: now } })).statusCode).toBe(200);
  await administrator.call('PATCH', `/people/${two.id}`, { state: 'stopped' });
  expect((await server.app.inject({ url: '/api/console/v1/session', headers: { cookie: now } })).statusCode).toBe(401);
  expect(codeOf(await signIn(server, two.email, 'Another-long-one-26'))).toBe('OPR_01');
});

it('ends a session that nobody has used for twelve hours', async () => {
  const server = await testServer();
  let now = server.publishing.clock.now().getTime();
  const clock = vi.spyOn(server.publishing.clock, 'now').mockImplementation(() => new Date(now));
  onTestFinished(() => clock.mockRestore());
  const one = await operatorWith(server, [all('editor')]);
  now += 11 * 3_600_000;
  expect((await one.call('GET', '/session')).statusCode).toBe(200);
  now += 11 * 3_600_000;
  expect((await one.call('GET', '/session')).statusCode).toBe(200);
  now += 13 * 3_600_000;
  expect((await one.call('GET', '/session')).statusCode).toBe(401);
});

it.each([
  ["without the console's own header", { 'x-console': undefined }],
  ['from a page of another origin', { origin: 'https://evil.example' }],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a neighbour on the same site', { 'sec-fetch-site': 'same-site' }],
])('changes nothing for a browser that was led here %s', async (_how, headers) => {
  const server = await testServer();
  const one = await operatorWith(server, [all('administrator')]);
  const sent = Object.fromEntries(
    Object.entries({ cookie: one.cookie, 'x-console': '1', ...headers }).filter(([, value]) => value !== undefined),
  );
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/console/v1/drafts/notice/n1',
    headers: sent,
    payload: { deleted: true },
  });
  expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'REQ_ORIGIN']);
  expect((await one.call('GET', '/drafts')).json()).toEqual({ drafts: [] });
});

it('makes tokens for programs that may do what their owner may, told once, ended by their owner, on their day, or with the password', async () => {
  const server = await testServer();
  const one = await operatorWith(server, [all('editor')]);
  const made = (await one.call('POST', '/tokens', { name: 'Import', days: 30 })).json<{ id: string; token: string }>();
  const asProgram = (path: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
    server.app.inject({
      method,
      url: `/api/console/v1${path}`,
      headers: { authorization: `Bearer ${made.token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  expect((await asProgram('/session')).json()).toMatchObject({ id: one.id, rights: ['read', 'edit'] });
  expect((await one.call('GET', '/tokens')).body).not.toContain(made.token);
  // A leaked token must not create more tokens, and is not a session.
  expect((await asProgram('/tokens', 'POST', { name: 'More', days: 1 })).statusCode).toBe(403);
  expect(
    (await server.app.inject({ url: '/api/console/v1/session', headers: { cookie: `console_session=${made.token}` } }))
      .statusCode,
  ).toBe(401);
  const other = await operatorWith(server, [all('administrator')]);
  expect((await other.call('DELETE', `/tokens/${made.id}`)).statusCode).toBe(404);
  expect((await one.call('DELETE', `/tokens/${made.id}`)).statusCode).toBe(204);
  expect((await asProgram('/session')).statusCode).toBe(401);
});

it('refuses a password that is short or much used', async () => {
  const server = await testServer();
  const one = await operatorWith(server, [all('editor')]);
  expect((await one.call('POST', '/session/password', { password: PASSWORD, newPassword: 'short' })).statusCode).toBe(
    400,
  );
  expect(
    (await one.call('POST', '/session/password', { password: 'not mine at all', newPassword: 'Another-long-one-26' }))
      .statusCode,
  ).toBe(403);
  expect((await one.call('POST', '/session/password', { password: PASSWORD, newPassword: PASSWORD })).statusCode).toBe(
    422,
  );
});
