import { line, ellipse, place, round } from '../svg.ts';
import { rect } from './buildings.ts';
import { each, grid, cloud } from './furniture.ts';
import { symbol } from './symbols.ts';

export const roofGarden = (): string =>
  each(
    [
      [400, 450],
      [400, 640],
      [400, 830],
    ],
    (x, y, index) =>
      rect('mp-edge', x, y, 460, 120, 40) +
      rect('mp-wood', x + 10, y + 10, 440, 100, 34) +
      each(grid(6, 1, x + 54, y + 70, 72, 0), (left, top, at) =>
        (at + index) % 3 === 0 ? symbol('bush', left, top + 10, 1.1) : symbol('flowers', left, top + 14, 1.3),
      ),
  ) +
  symbol('tree', 860, 1040, 1.4) +
  symbol('tree', 400, 1050, 1.3);

export const planters = (dx = 0, dy = 0): string =>
  each(
    [
      [380, 1290],
      [380, 1590],
      [600, 1290],
      [600, 1590],
    ],
    (x, y) =>
      rect('mp-edge', x + dx, y + dy, 170, 100, 30) +
      rect('mp-wood', x + dx + 8, y + dy + 8, 154, 84, 26) +
      symbol('flowers', x + dx + 50, y + dy + 66, 1.3) +
      symbol('flowers', x + dx + 118, y + dy + 66, 1.3),
  );

export const telescopes = (): string =>
  line('ms-partition', 12, 'M1500 440h540', 'stroke-dasharray="40 10"') +
  each(
    grid(4, 1, 1550, 560, 140, 0),
    (x, y) =>
      ellipse('shadow', x + 10, y + 50, 34, 12) +
      line('ms-ink', 7, `M${x} ${y}l-20 50M${x} ${y}l20 50M${x} ${y}v52`) +
      place(x, y, 1, rect('mp-teal', -14, -60, 28, 76, 12) + rect('mp-yellow', -16, -66, 32, 16, 6), 18),
  ) +
  each(
    grid(3, 1, 1560, 860, 170, 0),
    (x, y) => rect('shadow', x + 6, y + 8, 120, 40, 14) + rect('mp-roof', x, y, 120, 40, 14),
  ) +
  cloud(1560, 700) +
  cloud(1860, 740) +
  symbol('bush', round(2020), 1040);
