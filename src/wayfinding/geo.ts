import type { GeoPoint, Metric } from './types.ts';

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Projects a location onto the plane that touches the earth at `origin`. The error stays below 0.1 % within a park. */
export const toMetric = (origin: GeoPoint, { lat, lng }: GeoPoint): Metric => ({
  east: EARTH_RADIUS * radians(lng - origin.lng) * Math.cos(radians(origin.lat)),
  north: EARTH_RADIUS * radians(lat - origin.lat),
});

/** Inverts `toMetric`. */
export const fromMetric = (origin: GeoPoint, { east, north }: Metric): GeoPoint => ({
  lat: origin.lat + north / (EARTH_RADIUS * radians(1)),
  lng: origin.lng + east / (EARTH_RADIUS * radians(1) * Math.cos(radians(origin.lat))),
});

/** Returns the distance of two points of a plane, in metres. */
export const metricDistance = (a: Metric, b: Metric): number => Math.hypot(a.east - b.east, a.north - b.north);
