import { expect, it, vi } from 'vitest';
import { faultyServer } from '#tests/faulty-server.ts';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { storeAt } from '#tests/temp-store.ts';

it(
  'shows a member the connection-error page with 503 and when to come back while PostgreSQL is killed, and the page itself once it is back',
  { timeout: 90_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const { open } = await faultyServer({ store: await storeAt(cluster.address('postgres')) });
    const visit = () =>
      open('/test-park/main', {
        cookie: 'access_token=somebody-who-logged-in; session_hint=1',
        'accept-language': 'ko',
      });
    expect((await visit()).statusCode).toBe(200);
    await cluster.kill();
    const { statusCode, headers, body } = await visit();
    expect([statusCode, headers['retry-after'], headers['content-language']]).toEqual([503, '10', 'ko']);
    expect(body).toContain('<b data-code>503</b>');
    expect((await open('/test-park/main')).statusCode).toBe(200);
    await cluster.start();
    await vi.waitUntil(async () => (await visit()).statusCode === 200, { timeout: 30_000, interval: 100 });
  },
);
