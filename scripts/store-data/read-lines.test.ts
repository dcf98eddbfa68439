import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

it.each([1, 2, 3, 7, 1000])('reads the same lines however the bytes are cut, here into %i', async (size) => {
  const lines = ['가나 😀', '', 'a\u2028b\u2029c\rd', 'last'];
  const bytes = Buffer.from(lines.join('\n'));
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const read: string[] = [];
  for await (const line of readLines(
    (async function* each() {
      yield* chunks;
    })(),
  ))
    read.push(line);
  expect(read).toEqual(lines);
});
