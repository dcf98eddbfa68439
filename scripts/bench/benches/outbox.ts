import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret } from '../../../src/server/core/secret.ts';
import { inParts } from '../../../src/server/core/storage/in-parts.ts';
import { openPostgresStore } from '../../../src/server/core/storage/open-postgres-store.ts';
import type { Store } from '../../../src/server/core/storage/store.ts';
import { MOST_AT_ONCE } from '../../../src/server/services/outbox/drain.ts';
import { ROOT } from '../../support/places.ts';
import { routeTo } from '../outbox/route.ts';
import { near, toReading, type Bench } from '../reading.ts';
import { withPostgres } from '../sessions/own-postgres.ts';

const MESSAGES = 10_000;
const PROCESSES = 2;
const BY_HAND = 2_000;

/** A gateway on this machine that counts how often each message came. */
const startGateway = async () => {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { counts, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

const fill = async ({ db }: Store): Promise<void> => {
  const at = new Date().toISOString();
  const rows = Array.from({ length: MESSAGES }, (_, index) => ({
    id: `message-${index}`,
    member: null,
    channel: 'SMS',
    address: `010${String(index).padStart(8, '0')}`,
    subject: 'Your turn',
    body: 'Please come to the entrance within ten minutes.',
    at,
  }));
  for (const part of inParts(rows, 500)) await db.insertInto('outbox').values(part).execute();
};

const startSender = async (database: string, gateway: string) => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/bench/outbox/sender.ts', database, gateway],
    { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    async work(): Promise<void> {
      child.stdin.write('go\n');
      const [code] = (await ended) as [number | null];
      if (code !== 0) throw new Error(`A sender ended with code ${code}.`);
    },
  };
};

/** Calls a second of the same gateway without an outbox, as many at once. */
const rateByHand = async (gateway: string): Promise<number> => {
  const deliver = routeTo(gateway);
  let next = 0;
  const started = performance.now();
  const lane = async (): Promise<void> => {
    for (let index = next++; index < BY_HAND; index = next++)
      await deliver({
        id: `by-hand-${index}`,
        address: '01012345678',
        subject: '',
        body: 'Please come to the entrance within ten minutes.',
        purpose: 'service',
        template: '',
        link: '',
        attempts: 1,
        fence: 1,
      });
  };
  await Promise.all(Array.from({ length: PROCESSES * MOST_AT_ONCE }, lane));
  return (BY_HAND * 1000) / (performance.now() - started);
};

/** Messages that two processes send at the same time. */
export const bench: Bench = () =>
  withPostgres('outbox', async (create) => {
    const database = await create('outbox');
    const store = await openPostgresStore(new Secret(database));
    const gateway = await startGateway();
    try {
      await fill(store);
      const floor = await rateByHand(gateway.url);
      gateway.counts.clear();
      const senders = [];
      for (let index = 0; index < PROCESSES; index++) senders.push(await startSender(database, gateway.url));
      const started = performance.now();
      await Promise.all(senders.map((sender) => sender.work()));
      const rate = (MESSAGES * 1000) / (performance.now() - started);
      const rows = await store.db.selectFrom('outbox').select('state').where('state', '=', 'DELIVERED').execute();
      const twice = [...gateway.counts.values()].filter((count) => count > 1).length;
      const what = `outbox/${MESSAGES}-messages-${PROCESSES}-processes`;
      const pairs = MESSAGES;
      return [
        toReading({ bench: `${what}-rate`, value: rate, unit: 'messages/s', floor, ratio: rate / floor, pairs }),
        toReading({ bench: `${what}-sent`, value: gateway.counts.size, unit: 'messages', pairs }, near(MESSAGES, 0)),
        toReading({ bench: `${what}-delivered`, value: rows.length, unit: 'messages', pairs }, near(MESSAGES, 0)),
        toReading({ bench: `${what}-sent-twice`, value: twice, unit: 'messages', pairs }, near(0, 0)),
      ];
    } finally {
      gateway.close();
      await store.close();
    }
  });
