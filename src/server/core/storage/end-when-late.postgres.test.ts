import { Pool } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { endWhenLate } from './end-when-late.ts';

it('gives nobody a connection that still waits for an answer', async () => {
  const pool = new Pool({ connectionString: inject('postgres')?.maintenance, max: 1, query_timeout: 300 });
  onTestFinished(() => pool.end());
  pool.on('error', () => undefined).on('connect', (client) => endWhenLate(client.on('error', () => undefined)));
  const client = await pool.connect();
  await expect(client.query('select pg_sleep($1)', [60])).rejects.toThrow('Query read timeout');
  client.release();
  const next = await pool.connect();
  const { rows } = await next.query('select $1::text as word', ['here']);
  next.release();
  expect(rows).toEqual([{ word: 'here' }]);
});
