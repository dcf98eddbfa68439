import { expect, it } from 'vitest';
import { bytesOf, kilobytes } from './use-widget-code.ts';

const code = { hero: { 'a.js': 2048, 'shared.js': 1024 }, tabs: { 'b.js': 512, 'shared.js': 1024 } };

it('counts a file once, however many widgets bring it, and a widget once, however often it stands there', () => {
  expect([
    bytesOf(code, ['hero']),
    bytesOf(code, ['hero', 'tabs', 'hero']),
    bytesOf(code, ['gone']),
    bytesOf(code, []),
  ]).toEqual([3072, 3584, 0, 0]);
});

it('says small sizes with a tenth, and large ones no smaller than they are', () => {
  expect([512, 3584, 10_241].map(kilobytes)).toEqual(['0.5', '3.5', '11']);
});
