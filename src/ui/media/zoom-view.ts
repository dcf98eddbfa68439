/** The scale of a zoomed picture stays between these (section 2.11). */
export const minScale = 0.8;
export const maxScale = 3;

/** Position of a zoomed picture: scale, and offset of its centre from the centre of the viewport. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes of the place and of the picture at scale 1. */
export interface ZoomSizes {
  readonly place: readonly [width: number, height: number];
  readonly picture: readonly [width: number, height: number];
}

export const initialView: ZoomView = { scale: 1, x: 0, y: 0 };

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** The nearest view that shows no emptiness where the picture could be: what is smaller than its place lies in the middle. */
export const clampView = ({ scale, x, y }: ZoomView, { place, picture }: ZoomSizes): ZoomView => {
  const kept = Math.min(Math.max(scale, minScale), maxScale);
  const most = (side: 0 | 1) => Math.max((picture[side] * kept - place[side]) / 2, 0);
  return { scale: kept, x: within(x, most(0)), y: within(y, most(1)) };
};

/** Changes the scale and keeps the content under `point` (relative to the centre) in place. */
export const zoomAt = (view: ZoomView, scale: number, point: Point, sizes: ZoomSizes): ZoomView => {
  const kept = Math.min(Math.max(scale, minScale), maxScale);
  const grows = kept / view.scale;
  return clampView(
    { scale: kept, x: point.x - (point.x - view.x) * grows, y: point.y - (point.y - view.y) * grows },
    sizes,
  );
};

export const panBy = (view: ZoomView, dx: number, dy: number, sizes: ZoomSizes): ZoomView =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, sizes);
