import { expect, it } from 'vitest';
import { WalkCache } from './walk-cache.ts';

const problems = (name: string) =>
  [
    {
      code: 'leads-nowhere',
      severity: 'warning',
      at: { type: 'page', id: name, pointer: '' },
      text: { ko: '', en: '' },
      hint: { ko: '', en: '' },
    },
  ] as const;

it('walks the same documents once a minute, others at once, and again what failed', async () => {
  const walks = new WalkCache();
  const done: string[] = [];
  const walk = (hash: string, from: number, fails = false) =>
    walks.of(hash, from, async () => {
      done.push(`${hash} ${from}`);
      if (fails) throw new Error('The thread has ended.');
      return problems(hash);
    });
  expect(await walk('a', 0)).toEqual(problems('a'));
  await Promise.all([walk('a', 59_999), walk('b', 10), walk('b', 20)]);
  await walk('a', 60_000);
  // A walk does not cover the time before its start.
  await walk('a', 1_000);
  await expect(walk('c', 0, true)).rejects.toThrow('ended');
  await walk('c', 1);
  expect(done).toEqual(['a 0', 'b 10', 'a 60000', 'a 1000', 'c 0', 'c 1']);
});
