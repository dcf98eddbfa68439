import { buildGraph, findRoute } from '#wayfinding/search';
import type { Course } from '#schemas/documents/course/schema';
import type { DocumentSet } from '#schemas/documents';
import type { Facility } from '#schemas/documents/facility/schema';
import { graphOf } from './graph-of.ts';
import { memoizeByObject } from './memoize-by-object.ts';

type ParkDocuments = Pick<DocumentSet, 'course' | 'facility' | 'park-map' | 'path-graph' | 'venue'>;

/** Length of a course and its limits, from the paths and its stops. */
export interface CourseMeasure {
  /** On foot; undefined where the paths do not join the stops. */
  readonly metres: number | undefined;
  /** Walking and staying, without waiting; undefined like the metres. */
  readonly minutes: number | undefined;
  /** Highest limits of its stops. */
  readonly heightMin: number | undefined;
  readonly ageMin: number | undefined;
}

const highest = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((most, value) => (value !== undefined && value > (most ?? 0) ? value : most), undefined);

const graphs = memoizeByObject(
  (documents: ParkDocuments) =>
    new Map(
      [...documents.venue.values()].map(({ id, parkKindCd }) => {
        const layers = [...documents['park-map'].values()].find(({ venue }) => venue === id)?.layers;
        const paths = [...documents['path-graph'].values()].find(({ venue }) => venue === id);
        return [
          parkKindCd,
          layers === undefined || paths === undefined
            ? undefined
            : buildGraph(
                graphOf(paths),
                layers.map(({ id: layerId, floor, controlPoints }) => ({
                  layerId,
                  ...(floor === undefined ? {} : { floor }),
                  pointList: controlPoints,
                })),
              ),
        ] as const;
      }),
    ),
);

/** Returns a function that measures the courses of some documents. Paths that are closed on some days count as open. */
export const courseMeasures = memoizeByObject((documents: ParkDocuments): ((course: Course) => CourseMeasure) =>
  memoizeByObject((course) => {
    const stops = course.stops.flatMap(
      (stop) =>
        [...documents.facility.values()].find(
          ({ parkKindCd, facilityId }) => parkKindCd === course.parkKindCd && facilityId === stop.facilityId,
        ) ?? ([] as readonly Facility[]),
    );
    const graph = graphs(documents).get(course.parkKindCd);
    const legs =
      graph === undefined || stops.length < course.stops.length
        ? []
        : stops
            .slice(1)
            .map(({ node }, index) =>
              findRoute(graph, { from: { nodeId: stops[index]?.node ?? '' }, to: { nodeId: node }, mode: 'fast' }),
            );
    const known = legs.flatMap((leg) => leg ?? []);
    const isKnown = legs.length > 0 && known.length === legs.length;
    return {
      metres: isKnown ? roundMetres(known.reduce((sum, { metres }) => sum + metres, 0)) : undefined,
      minutes: isKnown
        ? known.reduce((sum, { seconds }) => sum + Math.ceil(seconds / 60), 0) +
          course.stops.reduce((sum, { minutes }) => sum + minutes, 0)
        : undefined,
      heightMin: highest(stops.map(({ limits }) => limits?.heightMin)),
      ageMin: highest(stops.map(({ limits }) => limits?.ageMin)),
    };
  }),
);

const roundMetres = (metres: number): number => Math.round(metres / 10) * 10;
