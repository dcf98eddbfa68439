import Fastify from 'fastify';
import { hashToken } from '../../../src/server/core/session/session-keys.ts';
import { barePostgres, bareSqlite } from './bare-store.ts';

// A bare Fastify: a place in line is a session, a number and two rows; a seat is one conditional update and two rows.
const [place = '', seats = ''] = process.argv.slice(2);
const store = place.startsWith('postgresql:') ? barePostgres(place, Number(seats)) : bareSqlite(place, Number(seats));
const app = Fastify();
app.post('/join', async (request, reply) => {
  const token = /access_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  // The bench sends nothing else.
  const { slotId } = request.body as { readonly slotId?: string };
  const no = await store.join(hashToken(token), slotId ?? '');
  return no === undefined ? reply.code(409).send({ code: 'FULL' }) : { code: '200', data: { entry: { no } } };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit());
