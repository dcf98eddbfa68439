import Fastify from 'fastify';
import { hashToken, randomToken } from '../../../src/server/core/session/session-keys.ts';
import { barePostgres, bareSqlite } from './bare-store.ts';

// A bare Fastify: one route does the one read that a session-checked call needs, the other the one update of a refresh.
const [place = ''] = process.argv.slice(2);
const store = place.startsWith('postgresql:') ? barePostgres(place) : bareSqlite(place);

const cookieOf = (header: string | undefined, name: string): string =>
  new RegExp(`${name}=([^;]+)`).exec(header ?? '')?.[1] ?? '';

const app = Fastify();
app.get('/read', async (request, reply) => {
  const row = await store.read(hashToken(cookieOf(request.headers.cookie, 'access_token')));
  return row === undefined ? reply.code(401).send({ code: '401' }) : { code: '200', data: row };
});
app.post('/write', async (request, reply) => {
  const [family = ''] = cookieOf(request.headers.cookie, 'refresh_token').split('.');
  const changed = await store.write(family, hashToken(randomToken()), new Date().toISOString());
  return changed === 1 ? { code: '200', data: true } : reply.code(401).send({ code: '401' });
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit());
