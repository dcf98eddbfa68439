import { useEffect, useEffectEvent, useMemo } from 'react';
import { findRoute } from '#wayfinding';
import { walkMinutes } from '../course-legs.ts';
import type { DataState } from '../define-widget.ts';
import { useLocationFix } from '../park-screen.tsx';
import { useWayGraph } from '../use-way-graph.ts';
import { placeOf } from '../way-place.ts';
import { readPark } from '../way.ts';

/** Returns the minutes to walk to a facility: undefined outside of the park, and where the visitor has not allowed the location before. */
export const useWalks = (data: Readonly<Record<string, DataState>>, isWanted: boolean): ((facilityId: string) => number | undefined) => {
  const park = readPark(data);
  const known = typeof park === 'string' ? undefined : park;
  const graph = useWayGraph(known?.map, known?.graph);
  const { fix, locateIfAllowed } = useLocationFix();
  const start = useEffectEvent(locateIfAllowed);
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  const from = useMemo(() => (graph === undefined || fix?.state !== 'found' ? undefined : placeOf(graph, fix)), [graph, fix]);
  return (facilityId) => {
    const nodeId = known?.facilities.find((one) => one.facilityId === facilityId)?.nodeId;
    if (graph === undefined || from === undefined || nodeId === undefined) return undefined;
    const route = findRoute(graph, { from, to: { nodeId }, mode: 'fast' });
    return route === undefined ? undefined : Math.max(1, walkMinutes(route.seconds));
  };
};
