import type { Point } from './map-view.ts';

export interface MapMarker extends Point {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly name: string;
  /** Text in a bubble; left out, the marker is its icon. */
  readonly bubble?: string;
  readonly icon: string;
  readonly tone?: 'long' | 'off';
  /** The lower, the more important. */
  readonly order: number;
  /** Markers of one group merge when they are close. */
  readonly group: string;
  readonly fromZoom?: number;
}

export interface Arranged {
  readonly marker: MapMarker;
  /** Number of markers that it stands for beside itself. */
  readonly more: number;
  readonly hasName: boolean;
  /** Below its zoom level. */
  readonly isFaded: boolean;
}

/** Two equal markers closer than this become one, in pixels. */
export const MERGE_PX = 28;
/** Zoom from which markers with an icon only show their names. */
const NAMES_OF_ICONS = 1.8;
const NAME_HEIGHT = 16;
const BUBBLE_HEIGHT = 34;
const ICON_RADIUS = 15;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const touches = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Estimates the width of a name at 12 px. */
const nameWidth = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter > '\u1100' ? 12 : 7), 4);

const bodyBox = ({ bubble }: MapMarker, { x, y }: Point): Box => {
  if (bubble === undefined)
    return { left: x - ICON_RADIUS, right: x + ICON_RADIUS, top: y - ICON_RADIUS, bottom: y + ICON_RADIUS };
  const half = (nameWidth(bubble) * 1.2 + 22) / 2;
  return { left: x - half, right: x + half, top: y - BUBBLE_HEIGHT, bottom: y };
};

const nameBox = (marker: MapMarker, { x, y }: Point): Box => {
  const half = nameWidth(marker.name) / 2;
  const top = y + (marker.bubble === undefined ? ICON_RADIUS + 2 : 4);
  return { left: x - half, right: x + half, top, bottom: top + NAME_HEIGHT };
};

interface Scale {
  readonly scale: number;
  readonly zoom: number;
  readonly chosen?: string | undefined;
}

/**
 * Returns the markers to display at a scale, most important first. Close markers of one group merge into the most important. A name is hidden
 * where it would touch another name or marker. The chosen marker always stays.
 */
export function arrangeMarkers(markers: readonly MapMarker[], { scale, zoom, chosen }: Scale): readonly Arranged[] {
  const rank = ({ id, order }: MapMarker) => (id === chosen ? -1 : order);
  const isFaded = ({ id, fromZoom = 0 }: MapMarker) => id !== chosen && zoom < fromZoom;
  const kept: { marker: MapMarker; at: Point; more: number }[] = [];
  for (const marker of markers.toSorted((a, b) => rank(a) - rank(b))) {
    const at = { x: marker.x * scale, y: marker.y * scale };
    const near = isFaded(marker)
      ? undefined
      : kept.find(
          (one) =>
            one.marker.group === marker.group &&
            !isFaded(one.marker) &&
            Math.hypot(one.at.x - at.x, one.at.y - at.y) < MERGE_PX,
        );
    if (near === undefined) kept.push({ marker, at, more: 0 });
    else near.more += 1;
  }
  const taken = kept
    .filter(({ marker }) => !isFaded(marker))
    .map(({ marker, at }) => ({ id: marker.id, box: bodyBox(marker, at) }));
  return kept.map(({ marker, at, more }) => {
    const isNamed =
      marker.id === chosen || ((marker.bubble !== undefined || zoom >= NAMES_OF_ICONS) && !isFaded(marker));
    const box = nameBox(marker, at);
    const hasName =
      isNamed && (marker.id === chosen || taken.every((one) => one.id === marker.id || !touches(one.box, box)));
    if (hasName) taken.push({ id: `name of ${marker.id}`, box });
    return { marker, more, hasName, isFaded: isFaded(marker) };
  });
}
