import { expect, it } from 'vitest';
import { HttpError } from './errors.ts';
import { WorkQueue } from './work-queue.ts';

const held = Promise.withResolvers<void>();
const outcome = (
  queue: WorkQueue,
  owner: string,
  work: () => Promise<unknown> = () => held.promise,
): Promise<string> => {
  const code = (error: unknown): string =>
    error instanceof HttpError
      ? `${error.statusCode} ${error.answer.code} ${String(error.answer['waitSeconds'])}`
      : 'failed';
  try {
    return queue.run(owner, work).then(() => 'done', code);
  } catch (error) {
    return Promise.resolve(code(error));
  }
};

it('runs one work at a time, and takes one waiting work of each owner, until it is full', async () => {
  const queue = new WorkQueue(4);
  const outcomes = ['a', 'a', 'a', 'a', 'b', 'c', 'd'].map((owner) => outcome(queue, owner));
  held.resolve();
  expect(await Promise.all(outcomes)).toEqual([
    'done',
    'done',
    '429 REQ_BUSY 10',
    '429 REQ_BUSY 10',
    'done',
    'done',
    '503 SVC_BUSY 10',
  ]);
});

it('takes more of an owner whose work has ended, also if it failed', async () => {
  const queue = new WorkQueue(1);
  const outcomes = [];
  for (const work of [() => Promise.reject(new Error('broken')), () => Promise.resolve(1)])
    outcomes.push(await outcome(queue, 'a', work));
  expect(outcomes).toEqual(['failed', 'done']);
});
