import { expect, it } from 'vitest';
import { chooseRunners } from './runners.ts';

it.for([
  { words: [], names: ['unit', 'e2e'] },
  { words: ['unit'], names: ['unit'] },
  { words: ['e2e'], names: ['e2e'] },
  { words: ['src/engine'], names: ['unit'] },
  { words: ['src/engine', '-t', 'trie'], names: ['unit'] },
  { words: ['tests/e2e/visitor/frame.spec.ts'], names: ['e2e'] },
])('runs $names for $words', ({ words, names }) => {
  expect(chooseRunners(words).map(({ name }) => name)).toEqual(names);
});

it('keeps the report of a part away from the report of the whole', () => {
  const [part] = chooseRunners(['src/engine']);
  const [whole] = chooseRunners(['unit']);
  expect(part?.report).not.toBe(whole?.report);
});
