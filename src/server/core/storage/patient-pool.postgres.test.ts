import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { tempDatabase } from '#tests/temp-store.ts';
import { PatientPool } from './patient-pool.ts';

it('lets many wait their turn for a connection, longer than a new connection may take', async () => {
  const pool = new Pool({ connectionString: await tempDatabase('template0'), max: 2, connectionTimeoutMillis: 1000 });
  const patient = new PatientPool(pool);
  onTestFinished(() => patient.end());
  // Each connection is in use for a quarter of the time that a new one may take.
  const order: number[] = [];
  const use = async (number: number): Promise<void> => {
    const client = await patient.connect();
    await sleep(250);
    order.push(number);
    client.release();
  };
  const all = Array.from({ length: 12 }, (_, number) => number);
  await Promise.all(all.map(use));
  expect(order.toSorted((a, b) => a - b)).toEqual(all);
  const direct = await Promise.allSettled(
    all.map(async () => {
      const client = await pool.connect();
      await sleep(250);
      client.release();
    }),
  );
  expect(direct.some(({ status }) => status === 'rejected')).toBe(true);
});

it('gives the turn on when a connection cannot be made', async () => {
  const pool = new Pool({ connectionString: 'postgresql://127.0.0.1:1/none', max: 1 });
  const patient = new PatientPool(pool);
  onTestFinished(() => patient.end());
  const ended = await Promise.allSettled([patient.connect(), patient.connect(), patient.connect()]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
