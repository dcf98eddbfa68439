import { readFileSync } from 'node:fs';
import type { Course } from '#schemas/documents/course/schema';
import type { Facility } from '#schemas/documents/facility/schema';
import type { PathGraph } from '#schemas/documents/path-graph/schema';

function documentsOf<Document>(path: string): readonly Document[] {
  // `qa validate` checks the files.
  const { documents }: { documents: Document[] } = JSON.parse(
    readFileSync(new URL(`../../../config/${path}`, import.meta.url), 'utf8'),
  );
  return documents;
}

/** Reads the path graph of a venue, which its map draws. */
export function graphOf(folder: string): PathGraph {
  const [graph] = documentsOf<PathGraph>(`${folder}/park/paths.json`);
  if (graph === undefined) throw new Error(`${folder} has no path graph`);
  return graph;
}

/** Reads the facilities of a venue. */
export const facilitiesOf = (folder: string): readonly Facility[] =>
  documentsOf<Facility>(`${folder}/park/facilities.json`);

/** Reads the suggested courses of a venue. */
export const coursesOf = (folder: string): readonly Course[] => documentsOf<Course>(`${folder}/contents/courses.json`);
