import { expect, it } from 'vitest';
import { all, operatorWith, signIn } from '#tests/operators.ts';
import { testServer } from '#tests/test-server.ts';

const mina = { email: 'Mina@resort.example', name: 'Mina', password: 'Cloud-roulette-26', grants: [all('editor')] };

it('lets who administers everything add somebody, change what they may do, and stop them', async () => {
  const server = await testServer();
  const one = await operatorWith(server, [all('administrator')]);
  const added = await one.call('POST', '/people', mina);
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ email: 'mina@resort.example', name: 'Mina', state: 'active', grants: [all('editor')] }),
  ]);
  expect(added.body).not.toContain('argon2');
  const { id } = added.json<{ id: string }>();
  expect((await one.call('POST', '/people', { ...mina, email: 'MINA@resort.example' })).json()).toMatchObject({
    code: 'OPR_03',
  });
  expect(
    (await one.call('PATCH', `/people/${id}`, { grants: [all('viewer')], name: 'Mina Seo' })).json(),
  ).toMatchObject({ name: 'Mina Seo', grants: [all('viewer')] });
  expect((await signIn(server, mina.email, mina.password)).json()).toMatchObject({ rights: ['read'] });
  expect((await one.call('PATCH', '/people/nobody', { name: 'X' })).json()).toMatchObject({ code: 'OPR_04' });
});

it('lets an administrator grant a record role to themselves and to another person', async () => {
  const server = await testServer();
  const [one, other] = [
    await operatorWith(server, [all('administrator')]),
    await operatorWith(server, [all('viewer')]),
  ];
  const today = async ({ call }: typeof one) => (await call('GET', '/today/TP')).statusCode;
  expect([await today(one), await today(other)]).toEqual([403, 403]);
  for (const [{ id }, role] of [
    [one, 'administrator'],
    [other, 'viewer'],
  ] as const)
    await one.call('PATCH', `/people/${id}`, { grants: [all(role), { ...all('operations'), venues: ['TP'] }] });
  expect([await today(one), await today(other)]).toEqual([200, 200]);
});

it('tells names to everybody, and addresses and roles to administrators of everything alone', async () => {
  const server = await testServer();
  const [one, two] = [
    await operatorWith(server, [all('administrator')]),
    await operatorWith(server, [{ ...all('administrator'), venues: ['TP'], shared: false }]),
  ];
  const seen = async ({ call }: typeof one) =>
    (await call('GET', '/people'))
      .json<{ people: readonly object[] }>()
      .people.map((person) => Object.keys(person).toSorted());
  expect(await seen(one)).toEqual(
    Array.from({ length: 2 }, () => ['email', 'grants', 'hasSecondFactor', 'id', 'name', 'state']),
  );
  expect(await seen(two)).toEqual(Array.from({ length: 2 }, () => ['id', 'name']));
  expect((await two.call('POST', '/people', mina)).json()).toMatchObject({ code: 'OPR_02' });
});

it('never takes away the last administrator of everything', async () => {
  const server = await testServer();
  const one = await operatorWith(server, [all('administrator')]);
  for (const change of [
    { state: 'stopped' },
    { grants: [all('publisher')] },
    { grants: [{ ...all('administrator'), venues: ['TP'] }] },
  ]) {
    expect((await one.call('PATCH', `/people/${one.id}`, change)).json()).toMatchObject({ code: 'OPR_06' });
  }
  const two = await operatorWith(server, [all('administrator')]);
  expect((await one.call('PATCH', `/people/${one.id}`, { state: 'stopped' })).statusCode).toBe(200);
  expect((await two.call('PATCH', `/people/${two.id}`, { state: 'stopped' })).json()).toMatchObject({ code: 'OPR_06' });
});

it('writes down who did what, with one id for all that was done at once, and no secret', async () => {
  const server = await testServer();
  const one = await operatorWith(server, [all('administrator')]);
  await one.call('POST', '/people', mina);
  await one.call('POST', '/import', { documents: ['n8', 'n9'].map((id) => ({ type: 'notice', id })) });
  const { entries } = (await one.call('GET', `/journal?size=10&author=${one.id}`)).json<{
    entries: readonly { action: string; kind: string; author: string; document?: string }[];
  }>();
  expect(entries.map(({ kind, document }) => [kind, document])).toEqual([
    ['draft-saved', 'n9'],
    ['draft-saved', 'n8'],
    ['operator-added', undefined],
    ['signed-in', undefined],
  ]);
  expect(new Set(entries.slice(0, 2).map(({ action }) => action)).size).toBe(1);
  expect(new Set(entries.map(({ author }) => author))).toEqual(new Set([one.id]));
  expect(JSON.stringify(entries)).not.toContain(mina.password);
  const first = (await one.call('GET', `/journal?size=3&author=${one.id}`)).json<{ next: string }>();
  expect(
    (await one.call('GET', `/journal?size=3&author=${one.id}&before=${encodeURIComponent(first.next)}`)).json(),
  ).toMatchObject({ entries: [{ kind: 'signed-in' }] });
  const kindsOf = async (kinds: string): Promise<readonly string[]> =>
    (await one.call('GET', `/journal?size=10&author=${one.id}&kinds=${kinds}`))
      .json<{ entries: readonly { kind: string }[] }>()
      .entries.map(({ kind }) => kind);
  expect([await kindsOf('operator-added,signed-in'), await kindsOf('no-such-kind')]).toEqual([
    ['operator-added', 'signed-in'],
    [],
  ]);
});
