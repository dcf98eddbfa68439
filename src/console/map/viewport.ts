import type { Point } from '#wayfinding';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position of the map in its box: a point of the map is at `point × k + (x, y)` pixels. */
export interface View extends Point {
  readonly k: number;
}

const marginPx = 16;
/** Share of the box that always shows the map. */
const keptShare = 0.25;

/** Returns the view that shows the whole layer. */
export function fitView(layer: Size, box: Size): View {
  const k = Math.max(Math.min((box.width - marginPx) / layer.width, (box.height - marginPx) / layer.height), 0.01);
  return { k, x: (box.width - layer.width * k) / 2, y: (box.height - layer.height * k) / 2 };
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Keeps a part of the map in the box. */
export const keepInBox = ({ k, x, y }: View, layer: Size, box: Size): View => ({
  k,
  x: clamp(x, box.width * keptShare - layer.width * k, box.width * (1 - keptShare)),
  y: clamp(y, box.height * keptShare - layer.height * k, box.height * (1 - keptShare)),
});

/** Zooms by a factor and keeps the map point at a position of the box. */
export function zoomAt(view: View, factor: number, at: Point, layer: Size, box: Size): View {
  const least = fitView(layer, box).k;
  const k = clamp(view.k * factor, least, Math.max(least * 16, 3));
  const ratio = k / view.k;
  return keepInBox({ k, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, layer, box);
}

export const panBy = (view: View, dx: number, dy: number, layer: Size, box: Size): View =>
  keepInBox({ k: view.k, x: view.x + dx, y: view.y + dy }, layer, box);

/** Moves a map point to the middle of the box, and zooms in if the whole map shows. */
export function centreOn(view: View, point: Point, layer: Size, box: Size): View {
  const k = Math.max(view.k, fitView(layer, box).k * 2.2);
  return keepInBox({ k, x: box.width / 2 - point.x * k, y: box.height / 2 - point.y * k }, layer, box);
}

/** Returns the map point at a position of the box. */
export const toMap = ({ k, x, y }: View, at: Point): Point => ({ x: (at.x - x) / k, y: (at.y - y) / k });

/** Returns true if a map point is visible. */
export const isVisible = ({ k, x, y }: View, point: Point, box: Size): boolean => {
  const [px, py] = [point.x * k + x, point.y * k + y];
  return px >= 0 && py >= 0 && px <= box.width && py <= box.height;
};
