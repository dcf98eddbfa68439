import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { routeLines, type RouteLine } from '../../../src/wayfinding/index.ts';
import type { Ways } from '../ways/use-ways.ts';

/** Way from one stop of a course to the next. */
export interface Leg {
  readonly metres: number;
  readonly seconds: number;
  readonly lines: readonly RouteLine[];
}

/** Finds the ways between stops; undefined where there is none. One less than there are stops. */
export const legsOf = (ways: Ways | undefined, stops: readonly FacilityItem[]): readonly (Leg | undefined)[] =>
  stops.slice(1).map((stop, index) => {
    const before = stops[index];
    const route =
      ways === undefined || before === undefined
        ? undefined
        : ways.findRoute(ways.graph, { from: { nodeId: before.nodeId }, to: { nodeId: stop.nodeId }, mode: 'fast' });
    return route === undefined ? undefined : { metres: route.metres, seconds: route.seconds, lines: routeLines(route) };
  });

/** Whole minutes of seconds on foot. */
export const walkMinutes = (seconds: number): number => Math.ceil(seconds / 60);

/** Minutes since midnight of HHmm, and the other way round. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4));
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(Math.round(minutes) % 60).padStart(2, '0')}`;

/** Ids of stops in an answer. */
export interface StopOf {
  readonly facilityId: string;
  readonly minutes: number;
}

/** Reads the stops of an answer. */
export const readStops = (list: unknown): readonly StopOf[] =>
  Array.isArray(list)
    ? list.filter(
        (one): one is StopOf =>
          typeof one === 'object' &&
          one !== null &&
          typeof (one as StopOf).facilityId === 'string' &&
          typeof (one as StopOf).minutes === 'number',
      )
    : [];

/** Facilities of stops; those that are gone are left out. */
export const placesOfStops = <Stop extends StopOf>(
  stops: readonly Stop[],
  facilities: readonly FacilityItem[],
): readonly (Stop & { readonly place: FacilityItem })[] => {
  const byId = new Map(facilities.map((one) => [one.facilityId, one]));
  return stops.flatMap((stop) => {
    const place = byId.get(stop.facilityId);
    return place === undefined ? [] : [{ ...stop, place }];
  });
};
