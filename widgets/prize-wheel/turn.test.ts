import { expect, it } from 'vitest';
import { letterSize, nameLines, repeatsOf, stopAt } from './turn.ts';

it.each([[0, 0, 8], [0, 3, 8], [2160, 5, 8], [1234, 1, 6]])('turns from %d until the middle of field %d of %d is at the top, and always forward', (before, field, fields) => {
  const stop = stopAt(before, field, fields);
  expect((stop + (field * 360) / fields) % 360).toBeCloseTo(0);
  expect(stop - before).toBeGreaterThan(4 * 360);
});

it('repeats few prizes so that the wheel has at least six fields', () => {
  expect([1, 2, 3, 4, 6, 9].map((prizes) => prizes * repeatsOf(prizes))).toEqual([6, 6, 6, 8, 6, 9]);
});

it('breaks long names between words and makes their letters smaller', () => {
  expect(nameLines('따뜻한 음료 한 잔')).toEqual(['따뜻한 음료', '한 잔']);
  expect(nameLines('A snack voucher for seven days')).toEqual(['A snack', 'voucher', 'for seven days']);
  expect(letterSize(['솜 100개'], 8)).toBeGreaterThan(letterSize(['파도 상점 십 퍼센트'], 8));
  expect(letterSize(['솜'], 6)).toBe(13);
});
