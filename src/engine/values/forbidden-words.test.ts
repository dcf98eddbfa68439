import { expect, it } from 'vitest';
import { hasForbiddenWord } from './forbidden-words.ts';

it.each([
  ['너는 바보야', true],
  ['너는 바 보야', true],
  ['바.보', true],
  ['ＳＴＵＰＩＤ', true],
  ['바다 보기', false],
  ['', false],
])('finds the words in "%s": %s', (text, isFound) => {
  expect(hasForbiddenWord(['바보', 'Stupid'], text)).toBe(isFound);
});
