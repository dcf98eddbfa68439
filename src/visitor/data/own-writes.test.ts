import { expect, it } from 'vitest';
import { afterWrites, duringWrite } from './own-writes.ts';

const turn = () => new Promise((done) => setTimeout(done));

it('lets work wait until every own write has its answer and its caller has acted', async () => {
  const done: string[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void duringWrite(() => first.promise).then(() => done.push('first answer'));
  void duringWrite(() => second.promise).then(() => done.push('second answer'));
  afterWrites(() => done.push('work'));
  first.resolve();
  await turn();
  expect(done).toEqual(['first answer']);
  second.resolve();
  await turn();
  expect(done).toEqual(['first answer', 'second answer', 'work']);
});

it('goes on after a write that failed', async () => {
  const done: string[] = [];
  const write = Promise.withResolvers<void>();
  const failure = duringWrite(() => write.promise).catch(() => done.push('failure'));
  afterWrites(() => done.push('work'));
  write.reject(new Error('no'));
  await failure;
  await turn();
  expect(done).toEqual(['failure', 'work']);
});

it('does work at once without a write', () => {
  const done: string[] = [];
  afterWrites(() => done.push('work'));
  expect(done).toEqual(['work']);
});
