import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { testServer } from '#tests/test-server.ts';

it('keeps a note for whoever writes it, in place of the last one, and for nobody else', async () => {
  const server = await testServer();
  const [mina, hana] = [
    await operatorWith(server, [all('viewer')]),
    await operatorWith(server, [all('administrator')]),
  ];
  expect((await mina.call('GET', '/notes/first-day')).json()).toEqual({ value: {} });
  await mina.call('PUT', '/notes/first-day', { value: { done: ['rename'] } });
  await mina.call('PUT', '/notes/first-day', { value: { done: ['rename', 'hide'] } });
  expect([
    (await mina.call('GET', '/notes/first-day')).json(),
    (await hana.call('GET', '/notes/first-day')).json(),
  ]).toEqual([{ value: { done: ['rename', 'hide'] } }, { value: {} }]);
});

it.each([
  ['/notes/First', { value: {} }],
  ['/notes/first-day', {}],
  ['/notes/first-day', { value: [] }],
])('refuses a note that is none: %s %o', async (path, body) => {
  const server = await testServer();
  expect((await (await operatorWith(server, [])).call('PUT', path, body)).statusCode).toBe(400);
});
