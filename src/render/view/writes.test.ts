import { expect, it } from 'vitest';
import { declaresWrite } from './writes.ts';

const call = (method: string) => ({ uri: 'evt/event-join', method });

it.each([
  ['a call that changes something', { operation: call('POST') }, true],
  ['such a call of an action in a list', { items: [{ label: 'a' }, { action: { then: call('DELETE') } }] }, true],
  ['a call that reads', { operation: call('GET') }, false],
  ['an action without a call', { action: { action: 'page', page: 'PGE_TST_00001' } }, false],
  ['texts that name a method', { method: 'POST', title: 'uri' }, false],
  ['nothing', null, false],
])('settings with %s declare a write: %#', (_, settings, writes) => {
  expect(declaresWrite(settings)).toBe(writes);
});
