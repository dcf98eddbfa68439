import { expect, it } from 'vitest';
import { postgresFaultOf } from './postgres-faults.ts';

const withCode = (code: string): Error => Object.assign(new Error('any words'), { code });

it.each([
  ['a taken key', withCode('23505'), 'duplicate'],
  ['a deadlock', withCode('40P01'), 'deadlock'],
  ['a prepared statement of a table that was changed', withCode('0A000'), 'outdated'],
  ['a full disk', withCode('53100'), 'full'],
  ['a server that ends', withCode('57P01'), 'unreachable'],
  ['a server that starts', withCode('57P03'), 'unreachable'],
  ['too many connections', withCode('53300'), 'unreachable'],
  ['a lost connection', withCode('08006'), 'unreachable'],
  ['a refused connection', withCode('ECONNREFUSED'), 'unreachable'],
  ['a connection that ended in the middle', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'unreachable'],
  ['an answer that does not come', new Error('Query read timeout'), 'unreachable'],
  ['a text with U+0000', withCode('22021'), 'unfit'],
  ['a missing table', withCode('42P01'), undefined],
  ['a bug', new TypeError('x is not a function'), undefined],
  ['no error at all', 'Connection terminated', undefined],
])('takes %s for what it is', (_what, error, fault) => {
  expect(postgresFaultOf(error)).toBe(fault);
});
