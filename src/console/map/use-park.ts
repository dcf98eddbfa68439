import { useCallback, useMemo } from 'react';
import { fitLayer, type LayerFit } from '#wayfinding';
import { isTouched } from '../problems/problems-store.ts';
import { useProblemsPart } from '../problems/use-problems.tsx';
import { keyOf, type Docs } from '../site/documents.ts';
import { useDocsSelector } from '../site/use-site.tsx';
import { parkBodies, readPark, type Park } from './park.ts';
import { locateProblem, type MapProblem } from './park-problems.ts';

/** Returns the park of a document, the key of an incomplete document, or undefined without a map. */
export const usePark = (key: string): ReturnType<typeof readPark> => {
  const bodies = useDocsSelector(useCallback((docs: Docs) => parkBodies(docs, key), [key]));
  return useMemo(() => readPark(bodies), [bodies]);
};

/** Returns the geographic fit of each layer; a layer without one is missing. */
export const fitsOf = ({ layers }: Pick<Park, 'layers'>): ReadonlyMap<string, LayerFit> =>
  new Map(
    layers.flatMap(({ id, controlPoints }) => {
      const fit = fitLayer(controlPoints);
      return fit === undefined ? [] : [[id, fit] as const];
    }),
  );

/** Returns the problems of the map, the graph and the facilities, without those of parts changed since the last check. */
export const useMapProblems = (park: Park): readonly MapProblem[] => {
  const byKey = useProblemsPart((state) => state.byKey);
  const checked = useProblemsPart((state) => state.checked);
  const bodies = useDocsSelector(useCallback((docs: Docs) => parkBodies(docs, park.mapKey), [park.mapKey]));
  return useMemo(
    () =>
      bodies
        .slice(1)
        .flatMap((body) =>
          (byKey.get(keyOf(body)) ?? [])
            .filter((problem) => !isTouched(problem, body, checked))
            .map((problem) => ({ problem, ...locateProblem(park, problem) })),
        ),
    [bodies, byKey, checked, park],
  );
};
