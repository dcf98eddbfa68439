import type { Bits } from '../../check/walk/bits.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import { cellsOf } from './cells.ts';
import type { ViewChange, ViewsGrid } from './report.ts';

/** Everybody there can be, as operators tell them apart, and on which pages they meet a change. */
export function makeGrid(byPage: ReadonlyMap<string, Bits>, classes: ViewerClasses, named: (id: string) => ViewChange['pages'][number]): ViewsGrid {
  const changed = [...byPage];
  return {
    pages: changed.map(([id]) => named(id)),
    cells: cellsOf(classes).map(({ cell, who }) => ({ ...cell, pages: changed.flatMap(([, bits], index) => (bits.meets(who) ? [index] : [])) })),
  };
}
