import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { encodeQr } from './encode-qr.ts';
import { QrCode } from './qr-code.tsx';

const drawn = (text: string): string =>
  (encodeQr(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');
const printOf = (text: string): string =>
  createHash('sha256').update(drawn(text).replaceAll('#', '1').replaceAll('.', '0')).digest('hex').slice(0, 12);

describe('a QR code', () => {
  it('is drawn module by module as another reader has read it', () => {
    expect(`\n${drawn('promenade')}`).toBe(`
#######.#..##.#######
#.....#.......#.....#
#.###.#..####.#.###.#
#.###.#.####..#.###.#
#.###.#.###.#.#.###.#
#.....#.####..#.....#
#######.#.#.#.#######
........#####........
#...#.####.#.#####..#
.#.##....####.#.#.#..
.##.###.##.#....####.
##..##...#...#..#....
.####.##.##.##.....##
........##..#.#.##...
#######.##..##..#.##.
#.....#..####..#...#.
#.###.#.#..#.####..#.
#.###.#..####...##.##
#.###.#...##..#.#....
#.....#..##..##.#....
#######.##..####....#`);
  });

  // All of these were read by a reader of another hand when they were written down.
  it.each([
    [14, 21, 'ca4e5f866901'],
    [15, 25, 'be1f4b93f39e'],
    [26, 25, '6b3c728f6da5'],
    [27, 29, '25b7f8a814bf'],
    [42, 29, '29e68797907d'],
    [43, 33, '1f4d2e04b148'],
    [62, 33, '9040f52bb1e8'],
    [63, 37, 'fcc8278569d6'],
    [84, 37, '11f4048c14db'],
    [85, 41, '8b03df5e80a2'],
    [106, 41, '536f804ac066'],
    [107, 45, 'f461d081f001'],
    [122, 45, '91c925bdfb77'],
    [123, 49, '1f551e493c5b'],
    [152, 49, '05776ce767bd'],
    [153, 53, '591bbea64aed'],
    [180, 53, '21e02ceea8d2'],
    [181, 57, '6f87f0f4e0a3'],
    [213, 57, 'f8a692e42000'],
  ])('of %i bytes has %i modules a side', (bytes, side, print) => {
    const text = 'x'.repeat(bytes);
    expect([encodeQr(text)?.length, printOf(text)]).toEqual([side, print]);
  });

  it.each([
    ['https://app.haneul-resort.example/', 'd8df8020a511'],
    ['하늘랜드 🎡', '9cd49ab8984b'],
  ])('holds %s as bytes of UTF-8', (text, print) => {
    expect(printOf(text)).toBe(print);
  });

  it('is none for more than 213 bytes', () => {
    expect([encodeQr('x'.repeat(214)), encodeQr('가'.repeat(72))]).toEqual([undefined, undefined]);
    expect(renderToStaticMarkup(<QrCode text={'x'.repeat(214)} label="too long" />)).toBe('');
  });

  it('is a picture with a name, black on white with a quiet edge of four modules', () => {
    const html = renderToStaticMarkup(<QrCode text="promenade" label="Get the app" />);
    expect(html).toMatch(
      /^<svg viewBox="0 0 29 29" role="img" aria-label="Get the app" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h29v29H0z"><\/path><path fill="#000" d="M4 4h7v1h-7z/,
    );
  });
});
