import type { Placement } from '#schemas/documents/layout/schema';
import { sameValue } from '../../../content/check/same-value.ts';
import type { Node } from './placements.ts';

/** A placement as a row of the list. */
export interface Row {
  readonly item: Placement;
  readonly depth: number;
  readonly parent: string | undefined;
  readonly inside: number;
  readonly isOpen: boolean;
  /** Place among its neighbours, from 1, and how many they are. */
  readonly at: number;
  readonly of: number;
}

/** The rows that are seen while some are folded. */
export const rowsOf = (
  nodes: readonly Node[],
  folded: ReadonlySet<string>,
  depth = 0,
  parent?: string,
): readonly Row[] =>
  nodes.flatMap(({ item, children }, index) => {
    const isOpen = !folded.has(item.id);
    return [
      { item, depth, parent, inside: children.length, isOpen, at: index + 1, of: nodes.length },
      ...(isOpen ? rowsOf(children, folded, depth + 1, item.id) : []),
    ];
  });

/** Difference of a placement from the live release. */
export const stateOf = (
  item: Placement,
  live: ReadonlyMap<string, Placement> | undefined,
): 'new' | 'changed' | undefined => {
  if (live === undefined) return undefined;
  const was = live.get(item.id);
  return was === undefined ? 'new' : sameValue(was, item) ? undefined : 'changed';
};
