/** Location on a layer, in units of the layer. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Location on a layer of a map. */
export interface LayerPoint extends Point {
  readonly layerId: string;
}

/** Geographic coordinates in degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A location whose geographic coordinates are known. */
export type ControlPoint = Point & GeoPoint;

/** Metres east and north of the origin of a map. */
export interface Metric {
  readonly east: number;
  readonly north: number;
}
