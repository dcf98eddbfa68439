import { fitLayer, fromGeo, metresPerUnit } from '../../../src/wayfinding/index.ts';
import type { MapAnswer } from '#schemas/calls/contents/park-answers';

export interface Fix {
  readonly lat: number;
  readonly lng: number;
  readonly accuracy: number;
  readonly heading?: number;
  /** Time of the reading in milliseconds. */
  readonly at: number;
}

/** A walker does not jump farther than this between two readings, beyond the accuracy, in metres. */
const MAX_JUMP_METRES = 60;
/** Share of a new reading in the smoothed location. */
const SHARE = 0.6;
const METRES_PER_DEGREE = 111_195;

const metres = (a: Fix, b: Fix): number => {
  const north = (a.lat - b.lat) * METRES_PER_DEGREE;
  const east = (a.lng - b.lng) * METRES_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
};

/** The displayed location, and a jump that waits for a second reading. */
export interface Smoothed {
  readonly shown: Fix;
  readonly jump?: Fix;
}

/** Smooths readings: small moves are averaged, a single jump is dropped, two near each other are believed. */
export function smoothFix(before: Smoothed | undefined, next: Fix): Smoothed {
  if (before === undefined) return { shown: next };
  const limit = MAX_JUMP_METRES + next.accuracy;
  if (metres(before.shown, next) > limit) {
    return before.jump !== undefined && metres(before.jump, next) <= limit
      ? { shown: next }
      : { shown: before.shown, jump: next };
  }
  const between = (a: number, b: number) => a + (b - a) * SHARE;
  return { shown: { ...next, lat: between(before.shown.lat, next.lat), lng: between(before.shown.lng, next.lng) } };
}

export interface FixOnLayer {
  readonly x: number;
  readonly y: number;
  /** Accuracy in units of the layer. */
  readonly radius: number;
  readonly heading: number | undefined;
}

/** Returns a location on a layer, or undefined if it lies outside of the drawing. */
export function fixOnLayer(
  { pointList, width, height, north }: MapAnswer['layerList'][number],
  fix: Fix,
): FixOnLayer | undefined {
  const fit = fitLayer(pointList);
  if (fit === undefined) return undefined;
  const { x, y } = fromGeo(fit, fix);
  if (x < 0 || y < 0 || x > width || y > height) return undefined;
  return {
    x,
    y,
    radius: fix.accuracy / metresPerUnit(fit),
    heading: fix.heading === undefined ? undefined : (fix.heading + north) % 360,
  };
}
