import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { pairsOf } from '../../../../content/check/contrast.ts';
import type { Fields } from '../../../../content/check/is-fields.ts';
import { nearestPassing } from './nearest.ts';
import { printOklch, readColour, toHex, toOklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

it('writes every colour as OKLCH that means the same colour', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(toHex(toOklch(colour))).toBe(colour);
      const again = readColour(printOklch(colour)) ?? '';
      const distance = [1, 3, 5].map((at) =>
        Math.abs(Number.parseInt(again.slice(at, at + 2), 16) - Number.parseInt(colour.slice(at, at + 2), 16)),
      );
      expect(Math.max(...distance)).toBeLessThanOrEqual(3);
    }),
  );
});

it('reads colours as people write them, and nothing else', () => {
  expect(
    [' #ABC ', 'a1b2c3', '#a1b2c3d4', 'oklch(62.8% 0.258 29)', 'oklch(0 0 0)', 'red', '#12345', 'oklch(1)'].map(
      readColour,
    ),
  ).toEqual(['#aabbcc', '#a1b2c3', '#a1b2c3d4', '#ff0004', '#000000', undefined, undefined, undefined]);
});

const themes = shippedDocuments
  .filter(({ type }) => type === 'theme')
  .flatMap(({ light, dark }) => [light as Fields, dark as Fields]);

it('finds for a colour that cannot be read the nearest one that can, in every pair that the site draws', () => {
  const found = themes.flatMap((scheme) => {
    const names = [...new Set(pairsOf(scheme).map(({ front }) => front))];
    return names.map((name) => {
      const faded = { ...scheme, [name]: scheme[pairsOf(scheme).find(({ front }) => front === name)?.back ?? ''] };
      const colour = nearestPassing(name, faded);
      const mended = { ...faded, [name]: colour };
      return colour === undefined
        ? 'none'
        : pairsOf(mended).filter(({ front, back, ratio, least }) => (front === name || back === name) && ratio < least)
            .length;
    });
  });
  // Some stand between two others that leave no room: then it says so instead of making another pair worse.
  expect(found.filter((left) => left !== 0 && left !== 'none')).toEqual([]);
  expect(found.filter((left) => left === 0).length).toBeGreaterThan(found.length / 2);
});

it('keeps the hue, and moves no further than it has to', () => {
  const [scheme] = themes;
  const faded = { ...scheme, muted: '#b9b2ad' };
  const found = nearestPassing('muted', faded) ?? '';
  expect(Math.abs(toOklch(found).h - toOklch('#b9b2ad').h)).toBeLessThan(8);
  const lighter = toHex({ ...toOklch(found), l: toOklch(found).l + 0.01 });
  expect(
    pairsOf({ ...faded, muted: lighter }).some(({ front, ratio, least }) => front === 'muted' && ratio < least),
  ).toBe(true);
});
