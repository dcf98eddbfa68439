export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of a map: a point `u` of the layer is displayed at `x + scale * u.x`, `y + scale * u.y`, in pixels from the corner of its place. */
export interface MapView extends Point {
  readonly scale: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Sizes that limit a view: of the place in pixels, of the layer in its own units, and what covers the edges of the place. */
export interface MapSizes {
  readonly place: readonly [width: number, height: number];
  readonly layer: readonly [width: number, height: number];
  readonly insets: Insets;
  readonly zoom: { readonly min: number; readonly max: number };
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Returns the scale of zoom 1, at which the layer just covers its place. */
export const baseScale = ({ place, layer }: Pick<MapSizes, 'place' | 'layer'>): number =>
  Math.max(place[0] / layer[0], place[1] / layer[1]);

export const zoomOf = (view: MapView, sizes: MapSizes): number => view.scale / baseScale(sizes);

/** Returns the middle of the part of the place that nothing covers. */
export const visibleCentre = ({ place, insets }: MapSizes): Point => ({
  x: (insets.left + place[0] - insets.right) / 2,
  y: (insets.top + place[1] - insets.bottom) / 2,
});

const between = (value: number, low: number, high: number) =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** Limits a scale. The smallest one lets the layer just cover the visible part of its place. */
const clampScale = (scale: number, sizes: MapSizes): number => {
  const { place, layer, insets, zoom } = sizes;
  const visible: MapSizes['place'] = [
    Math.max(place[0] - insets.left - insets.right, 1),
    Math.max(place[1] - insets.top - insets.bottom, 1),
  ];
  return between(scale, baseScale({ place: visible, layer }) * zoom.min, baseScale(sizes) * zoom.max);
};

/** Returns the nearest view within the zoom limits whose layer covers the visible part of the place. */
export const clampView = (view: MapView, sizes: MapSizes): MapView => {
  const scale = clampScale(view.scale, sizes);
  const { place, layer, insets } = sizes;
  return {
    scale,
    x: between(view.x, place[0] - insets.right - layer[0] * scale, insets.left),
    y: between(view.y, place[1] - insets.bottom - layer[1] * scale, insets.top),
  };
};

export const panBy = (view: MapView, dx: number, dy: number, sizes: MapSizes): MapView =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, sizes);

/** Changes the scale by a factor. The content under `point` stays where it is. */
export const zoomAt = (view: MapView, factor: number, point: Point, sizes: MapSizes): MapView => {
  const scale = clampScale(view.scale * factor, sizes);
  const grows = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * grows, y: point.y - (point.y - view.y) * grows }, sizes);
};

/** Returns the view with a point of the layer in the middle of the visible part. */
export const viewAt = (point: Point, scale: number, sizes: MapSizes): MapView => {
  const kept = clampScale(scale, sizes);
  const centre = visibleCentre(sizes);
  return clampView({ scale: kept, x: centre.x - point.x * kept, y: centre.y - point.y * kept }, sizes);
};

/** Free pixels around points that are shown together; markers stand above their points. */
const FIT_MARGINS: Insets = { top: 72, right: 40, bottom: 32, left: 40 };

/** Returns the view that shows all of some points, no closer than a zoom level. */
export const viewOf = (points: readonly Point[], closest: number, sizes: MapSizes): MapView => {
  const side = (name: keyof Insets) => sizes.insets[name] + FIT_MARGINS[name];
  const insets = { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = (pixels: number, units: number) => Math.max(pixels, 1) / Math.max(units, 1);
  const scale = Math.min(
    fits(sizes.place[0] - insets.left - insets.right, right - left),
    fits(sizes.place[1] - insets.top - insets.bottom, bottom - top),
    baseScale(sizes) * closest,
  );
  return clampView(viewAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, { ...sizes, insets }), sizes);
};

/** Returns true if a point of the layer is visible with a margin in pixels. */
export const isVisible = (point: Point, view: MapView, { place, insets }: MapSizes, margin = 40): boolean => {
  const [x, y] = [view.x + point.x * view.scale, view.y + point.y * view.scale];
  return (
    x >= insets.left + margin &&
    x <= place[0] - insets.right - margin &&
    y >= insets.top + margin &&
    y <= place[1] - insets.bottom - margin
  );
};
