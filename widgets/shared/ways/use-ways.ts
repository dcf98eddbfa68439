import { useEffect, useState } from 'react';
import type { GraphAnswer, MapAnswer } from '#schemas/calls/contents/park-answers';
import type { WayGraph } from '../../../src/wayfinding/index.ts';

const load = () => import('../../../src/wayfinding/search.ts');

/** Graph of a park's paths, and the functions that search it. */
export interface Ways extends Omit<Awaited<ReturnType<typeof load>>, 'buildGraph'> {
  readonly graph: WayGraph;
}

/** Calls back when the browser is idle; browsers without idle callbacks wait a moment. Returns a function that cancels. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** Loads the search and builds the graph when the browser is idle, and again when a path opens or closes. Undefined until then. */
export function useWays(map: MapAnswer | undefined, answer: GraphAnswer | undefined): Ways | undefined {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    if (map === undefined || answer === undefined) return;
    let isCurrent = true;
    const build = async (): Promise<void> => {
      const { buildGraph, ...search } = await load();
      if (isCurrent) setWays({ ...search, graph: buildGraph(answer, map.layerList) });
    };
    const cancel = whenIdle(() => void build().catch(() => undefined));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [map, answer]);
  return ways;
}
