import type { Point } from './map-view.ts';

/** Distance in pixels below which two numbers on a map would overlap. */
const APART = 32;

export interface MarkGroup<Mark extends Point> extends Point {
  /** Marks that share one sign; the first one gives its point. */
  readonly marks: readonly Mark[];
}

/** Joins marks that would overlap at a scale (pixels for each unit), so that no number hides another. */
export function groupMarks<Mark extends Point>(marks: readonly Mark[], scale: number): readonly MarkGroup<Mark>[] {
  const groups: { x: number; y: number; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const near = groups.find(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) * scale < APART);
    if (near === undefined) groups.push({ x: mark.x, y: mark.y, marks: [mark] });
    else near.marks.push(mark);
  }
  return groups;
}
