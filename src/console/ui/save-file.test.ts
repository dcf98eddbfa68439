import { expect, it } from 'vitest';
import { csvOf } from './save-file.ts';

it('quotes cells, and keeps formulas as text', () => {
  expect(
    csvOf([
      ['a', 1],
      ['x,"y"', '=1+1'],
      ['-2', 'line\nbreak'],
    ]),
  ).toBe('\uFEFFa,1\r\n"x,""y""",\'=1+1\r\n\'-2,"line\nbreak"\r\n');
});
