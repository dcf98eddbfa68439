import { describe, expect, it } from 'vitest';
import { boxOf, fits, limit, mostZoom, startCrop, turnCrop, type Frame } from './crop.ts';

const frameOf = (width: number, height: number): Frame => ({ width, height, least: { width: 600, height: 800 } });

describe('a frame of 3:4 in a picture', () => {
  it.each([
    [600, 800, true],
    [800, 600, true],
    [599, 900, false],
    [900, 599, false],
    [4000, 3000, true],
  ])('fits in %i × %i: %s', (width, height, is) => {
    expect(fits(frameOf(width, height))).toBe(is);
  });

  it('starts as the largest section of its shape and never leaves the picture', () => {
    const frame = frameOf(4000, 3000);
    const start = startCrop(frame);
    expect(boxOf(frame, start)).toEqual({ left: 875, top: 0, width: 2250, height: 3000 });
    expect(boxOf(frame, limit(frame, { ...start, zoom: 2, x: -50, y: 9000 }))).toEqual({
      left: 0,
      top: 1500,
      width: 1125,
      height: 1500,
    });
  });

  it('zooms no further than its minimum size', () => {
    const frame = frameOf(1200, 1600);
    expect([mostZoom(frame, 0), boxOf(frame, limit(frame, { ...startCrop(frame), zoom: 9 })).width]).toEqual([2, 600]);
  });

  it('keeps its middle when the picture is turned, and is back after four turns', () => {
    const frame = frameOf(1600, 1600);
    const crop = limit(frame, { turns: 0, zoom: 2, x: 500, y: 600 });
    expect(turnCrop(frame, crop)).toEqual({ turns: 1, zoom: 2, x: 1000, y: 500 });
    expect([1, 2, 3, 4].reduce((one) => turnCrop(frame, one), crop)).toEqual(crop);
    expect(startCrop(frameOf(800, 600)).turns).toBe(1);
  });
});
