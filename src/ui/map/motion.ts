import type { MapView } from './map-view.ts';

/** A running movement. */
export interface Motion {
  stop(): void;
}

const GLIDE_MS = 300;
/** Share of the speed that is left after 16 ms. */
const FRICTION = 0.94;
const MIN_SPEED = 0.03;

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `step` with the milliseconds since the last frame until it returns false. */
const run = (step: (ms: number) => boolean): Motion => {
  let last = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const ms = Math.max(now - last, 0);
    last = now;
    if (step(ms)) frame = requestAnimationFrame(next);
  });
  return { stop: () => cancelAnimationFrame(frame) };
};

const ease = (share: number) => 1 - (1 - share) ** 3;

/** Glides from one view to another, or jumps if the visitor prefers reduced motion. */
export function glide(from: MapView, to: MapView, write: (view: MapView) => void): Motion {
  if (isReduced()) {
    write(to);
    return { stop: () => undefined };
  }
  let passed = 0;
  return run((ms) => {
    passed += ms;
    const share = ease(Math.min(passed / GLIDE_MS, 1));
    const between = (a: number, b: number) => a + (b - a) * share;
    write({ x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) });
    return passed < GLIDE_MS;
  });
}

/** Continues a drag at its speed (pixels per millisecond) until friction stops it. */
export function coast(vx: number, vy: number, pan: (dx: number, dy: number) => void): Motion {
  if (isReduced()) return { stop: () => undefined };
  let [x, y] = [vx, vy];
  return run((ms) => {
    const left = FRICTION ** (ms / 16);
    [x, y] = [x * left, y * left];
    if (Math.hypot(x, y) < MIN_SPEED) return false;
    pan(x * ms, y * ms);
    return true;
  });
}
