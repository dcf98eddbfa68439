import { readFileSync } from 'node:fs';
import type { PathGraph } from '#schemas/path-graph.schema';

interface Documents {
  documents: PathGraph[];
}

/** Reads the path graph of a venue, which its map draws. */
export function graphOf(folder: string): PathGraph {
  const { documents }: Documents = JSON.parse(readFileSync(new URL(`../../../config/${folder}/park/paths.json`, import.meta.url), 'utf8'));
  const graph = documents[0];
  if (graph === undefined) throw new Error(`${folder} has no path graph`);
  return graph;
}
