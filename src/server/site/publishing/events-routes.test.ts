import { get, type IncomingMessage } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { all, operatorWith, type TestOperator } from '#tests/operators.ts';
import { testServer } from '#tests/test-server.ts';

it("opens eight streams of an operator's session, and refuses more until one ends", async () => {
  const server = await testServer();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const open = ({ cookie }: TestOperator): Promise<IncomingMessage> =>
    new Promise((resolve) => {
      const request = get(`${url}/api/console/v1/events`, { headers: { cookie } }, resolve);
      onTestFinished(() => void request.destroy());
    });
  const [one, other] = [await operatorWith(server, [all('viewer')]), await operatorWith(server, [all('viewer')])];
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(one)));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  const refused = await open(one);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  expect((await open(other)).statusCode).toBe(200);
  streams[0]?.destroy();
  await expect.poll(async () => (await open(one)).statusCode).toBe(200);
});
