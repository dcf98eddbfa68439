import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '#tests/temp-store.ts';
import { logFlusher, sharedFlush } from './log-flusher.ts';

/** Writes that a test ends. */
const held = () => {
  const writes: PromiseWithResolvers<void>[] = [];
  const flush = sharedFlush(() => {
    const write = Promise.withResolvers<void>();
    writes.push(write);
    return write.promise;
  });
  return { writes, flush };
};
const turn = () => new Promise((done) => setImmediate(done));

it('writes once for all who come while a write is under way', async () => {
  const { writes, flush } = held();
  const first = flush();
  await turn();
  const later = [flush(), flush(), flush()];
  await turn();
  expect(writes).toHaveLength(1);
  writes[0]?.resolve();
  await first;
  await turn();
  expect(writes).toHaveLength(2);
  writes[1]?.resolve();
  await Promise.all(later);
});

it('does not take a write that began earlier for an own one', async () => {
  const { writes, flush } = held();
  const first = flush();
  await turn();
  const ended: string[] = [];
  void flush().then(() => ended.push('later'));
  writes[0]?.resolve();
  await first;
  await turn();
  expect(ended).toEqual([]);
  writes[1]?.resolve();
  await turn();
  expect(ended).toEqual(['later']);
});

it('fails for ever after a failure, because the system may have dropped what it could not write', async () => {
  const path = join(tempFolder(), 'log');
  const log = logFlusher(path);
  await expect(log.flush()).rejects.toThrow(/ENOENT/);
  writeFileSync(path, '');
  await expect(log.flush()).rejects.toThrow(/ENOENT/);
  await log.close();
});
