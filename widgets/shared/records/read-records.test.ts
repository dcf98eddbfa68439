import { expect, it } from 'vitest';
import { readRecord } from './read-records.ts';

it('tells an answer without the record from a failed call', () => {
  const read = (value: unknown) => readRecord({ state: 'ready', value }, 'use');
  expect([read({ use: { useId: '1' } }), read({ useList: [] }), read({ use: 'x' }), read(undefined)]).toEqual([
    { useId: '1' },
    'missing',
    'failed',
    'failed',
  ]);
});
