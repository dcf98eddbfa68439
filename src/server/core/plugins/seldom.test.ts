import { expect, it } from 'vitest';
import { seldom } from './seldom.ts';

it('writes the first event at once, and then one in a period with the number of those between', () => {
  let now = 0;
  const written: string[] = [];
  const tell = seldom<string>(
    1_000,
    (event, count) => written.push(`${event} ${count}`),
    () => now,
  );
  for (const [at, event] of [
    [0, 'a'],
    [10, 'b'],
    [999, 'c'],
    [1_000, 'd'],
    [1_500, 'e'],
    [9_000, 'f'],
  ] as const) {
    now = at;
    tell(event);
  }
  expect(written).toEqual(['a 1', 'd 3', 'f 2']);
});
