import { useEffect, useState } from 'react';
import type { GraphAnswer, MapAnswer } from '#schemas/park-answers.schema';
import { buildGraph, type WayGraph } from '#wayfinding';

/** Calls back when the browser is idle; browsers without idle callbacks wait a moment. Returns a function that cancels. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** Builds the graph when the browser is idle, and again when a path opens or closes. Undefined until then. */
export function useWayGraph(map: MapAnswer | undefined, answer: GraphAnswer | undefined): WayGraph | undefined {
  const [graph, setGraph] = useState<WayGraph>();
  useEffect(() => {
    if (map === undefined || answer === undefined) return;
    return whenIdle(() => setGraph(buildGraph(answer, map.layerList)));
  }, [map, answer]);
  return graph;
}
