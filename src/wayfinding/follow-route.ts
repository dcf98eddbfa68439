import type { WayGraph } from './build-graph.ts';
import type { Step } from './describe-route.ts';
import type { Route } from './route.ts';
import { metresBetween, fromGeo } from './fit-layer.ts';
import { nearestShare } from './nearest-point.ts';
import type { GeoPoint, LayerPoint } from './types.ts';

/** Distance from the route at which a new one is found, and the least time between two searches (decisions-venues §3). */
const OFF_ROUTE_METRES = 25;
const REROUTE_INTERVAL_MS = 5000;

export interface RoutePosition {
  /** Nearest point of the route. */
  readonly at: LayerPoint;
  /** Distance from the route, in metres. */
  readonly metresOff: number;
  /** Metres walked and left along the route. */
  readonly done: number;
  readonly left: number;
  readonly secondsLeft: number;
}

/** Locations this close to the best one count as equal, so that a route that passes twice continues where it was. */
const TIE_METRES = 4;

/** Finds a location on the route. `done` is the last known progress: of equal candidates the next one after it counts. */
export function locateOnRoute(
  { layers }: WayGraph,
  { sections, metres, seconds }: Route,
  geo: GeoPoint,
  done = 0,
): RoutePosition | undefined {
  const candidates: RoutePosition[] = [];
  let [walked, spent] = [0, 0];
  for (const section of sections) {
    const layer = layers.get(section.from.layerId);
    if (layer !== undefined && section.from.layerId === section.to.layerId) {
      const here = fromGeo(layer.fit, geo);
      let inside = 0;
      for (const [index, b] of section.points.slice(1).entries()) {
        const a = section.points[index] ?? b;
        const length = metresBetween(layer.fit, a, b);
        const share = nearestShare(here, a, b);
        const at = { layerId: section.from.layerId, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
        const along = inside + length * share;
        const part = section.metres === 0 ? 0 : Math.min(along / section.metres, 1);
        candidates.push({
          at,
          metresOff: metresBetween(layer.fit, here, at),
          done: walked + along,
          left: metres - walked - along,
          secondsLeft: seconds - spent - section.seconds * part,
        });
        inside += length;
      }
    }
    walked += section.metres;
    spent += section.seconds;
  }
  const least = Math.min(...candidates.map(({ metresOff }) => metresOff));
  const near = candidates.filter(({ metresOff }) => metresOff <= least + TIE_METRES);
  return (
    near
      .filter((one) => one.done >= done - TIE_METRES)
      .toSorted((a, b) => a.metresOff - b.metresOff + (a.done - b.done) / 1000)[0] ?? near[0]
  );
}

/** Returns the step that comes next after `done` metres. */
export const nextStep = (steps: readonly Step[], done: number): Step | undefined =>
  steps.find(({ from }) => from > done) ?? steps.at(-1);

/** Returns true if a new route is due: the walker is off the route and the last search is long enough ago. Times are in milliseconds. */
export const shouldReroute = (metresOff: number, now: number, lastAt: number | undefined): boolean =>
  metresOff > OFF_ROUTE_METRES && (lastAt === undefined || now - lastAt >= REROUTE_INTERVAL_MS);
