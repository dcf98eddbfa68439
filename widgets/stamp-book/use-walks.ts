import { useEffect, useEffectEvent, useMemo } from 'react';
import { walkMinutes } from '../shared/stops/course-legs.ts';
import type { DataState } from '../define-widget.ts';
import { useLocationFix } from '../shared/park/park-screen.tsx';
import { useWays } from '../shared/ways/use-ways.ts';
import { readPark } from '../shared/ways/way.ts';

/** Returns the minutes to walk to a facility: undefined outside of the park, and where the visitor has not allowed the location before. */
export const useWalks = (
  data: Readonly<Record<string, DataState>>,
  isWanted: boolean,
): ((facilityId: string) => number | undefined) => {
  const park = readPark(data);
  const known = typeof park === 'string' ? undefined : park;
  const ways = useWays(known?.map, known?.graph);
  const { fix, locateIfAllowed } = useLocationFix();
  const start = useEffectEvent(locateIfAllowed);
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  const from = useMemo(
    () => (ways === undefined || fix?.state !== 'found' ? undefined : ways.placeOf(ways.graph, fix)),
    [ways, fix],
  );
  return (facilityId) => {
    const nodeId = known?.facilities.find((one) => one.facilityId === facilityId)?.nodeId;
    if (ways === undefined || from === undefined || nodeId === undefined) return undefined;
    const route = ways.findRoute(ways.graph, { from, to: { nodeId }, mode: 'fast' });
    return route === undefined ? undefined : Math.max(1, walkMinutes(route.seconds));
  };
};
