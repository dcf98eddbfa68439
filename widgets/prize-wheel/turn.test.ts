import { expect, it } from 'vitest';
import { fieldsOf, LEAST_LETTERS, letterSize, nameLines, repeatsOf, spokeSize, stopAt } from './turn.ts';

it.each([
  [0, 0, 8],
  [0, 3, 8],
  [2160, 5, 8],
  [1234, 1, 6],
])('turns from %d until the middle of field %d of %d is at the top, and always forward', (before, field, fields) => {
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

it('gives a prize of 1 in 200 the smallest readable field, and the others theirs in proportion', () => {
  const [hundred, more, drink, large] = fieldsOf([0.7, 0.2, 0.095, 0.005]).map(({ size }) => size) as [
    number,
    number,
    number,
    number,
  ];
  expect(large).toBe(20);
  expect(hundred / more).toBeCloseTo(3.5);
  expect(more / drink).toBeCloseTo(0.2 / 0.095);
  expect(hundred + more + drink + large).toBeCloseTo(360);
});

it('keeps equal fields for a wheel without chances', () => {
  expect(fieldsOf([undefined, undefined, undefined]).map(({ prize, middle, size }) => [prize, middle, size])).toEqual([
    [0, 0, 60],
    [1, 60, 60],
    [2, 120, 60],
    [0, 180, 60],
    [1, 240, 60],
    [2, 300, 60],
  ]);
});

it('has fields of one size for more prizes than readable ones fit', () => {
  expect(
    new Set(
      fieldsOf(Array.from({ length: 30 }, (_, index) => (index === 0 ? 0.9 : 0.1 / 29))).map(({ size }) =>
        size.toFixed(3),
      ),
    ),
  ).toEqual(new Set(['12.000']));
});

it('writes the name of a narrow field along the radius, in letters that can be read', () => {
  const [small] = fieldsOf([0.7, 0.2, 0.095, 0.005]).toSorted((one, other) => one.size - other.size);
  const fields = 360 / (small?.size ?? 0);
  expect(letterSize(nameLines('솜 5,000개'), fields)).toBeLessThan(LEAST_LETTERS);
  expect(spokeSize('솜 5,000개', fields)).toBeGreaterThanOrEqual(10);
  expect(spokeSize('Cloud points 5,000', fields)).toBeGreaterThan(letterSize(nameLines('Cloud points 5,000'), fields));
});
