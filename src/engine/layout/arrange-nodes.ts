import type { Facts } from '../conditions/condition.ts';
import type { CompiledLayout, CompiledNode } from '../snapshot.ts';
import { callsOf, type PlacedLayout } from './place-widgets.ts';

/** Order of the blocks of a main page that a member has chosen: IDs of placements with blanks between, hidden ones with a minus before. */
export type Arrangement = string;

const HIDDEN = '-';

/** Placement of an arrangement. */
export interface ArrangedPlacement {
  readonly id: string;
  readonly isShown: boolean;
}

export const parseArrangement = (arrangement: Arrangement): readonly ArrangedPlacement[] =>
  arrangement
    .split(' ')
    .map((entry) =>
      entry.startsWith(HIDDEN) ? { id: entry.slice(HIDDEN.length), isShown: false } : { id: entry, isShown: true },
    );

export const formatArrangement = (placements: readonly ArrangedPlacement[]): Arrangement =>
  placements.map(({ id, isShown }) => (isShown ? id : `${HIDDEN}${id}`)).join(' ');

/** Puts items into the order of an arrangement. Items that it does not know come last, in their own order. */
export const arrangeItems = <Item extends { readonly id: string }>(
  items: readonly Item[],
  arrangement: Arrangement,
): readonly { readonly item: Item; readonly isShown: boolean }[] => {
  const known = new Map(items.map((item) => [item.id, item]));
  const placed = parseArrangement(arrangement).flatMap(({ id, isShown }) => {
    const item = known.get(id);
    known.delete(id);
    return item === undefined ? [] : [{ item, isShown }];
  });
  return [...placed, ...[...known.values()].map((item) => ({ item, isShown: true }))];
};

/**
 * Orders and hides the editable nodes of a tree as a member has chosen. Only editable nodes move, within the places that they have among their siblings;
 * all others stay where they are.
 */
export const arrangeNodes = (nodes: readonly CompiledNode[], arrangement: Arrangement): readonly CompiledNode[] => {
  const inner = nodes.map((node) =>
    node.children.some(({ editable }) => editable !== undefined)
      ? { ...node, children: arrangeNodes(node.children, arrangement) }
      : node,
  );
  const queue = [
    ...arrangeItems(
      inner.filter(({ editable }) => editable !== undefined),
      arrangement,
    ),
  ];
  return inner.flatMap((node) => {
    if (node.editable === undefined) return [node];
    const next = queue.shift();
    return next?.isShown === true ? [next.item] : [];
  });
};

/** Applies the viewer's order of the venue's main page to a placed layout. It comes after the placement, which is cached for all. */
export const arrangeLayout = (
  { editable }: Pick<CompiledLayout, 'editable'>,
  placed: PlacedLayout,
  { viewer, venue }: Pick<Facts, 'viewer' | 'venue'>,
): PlacedLayout => {
  const arrangement = venue === undefined ? undefined : viewer.mains?.[venue];
  if (editable !== true || arrangement === undefined) return placed;
  const nodes = arrangeNodes(placed.nodes, arrangement);
  return { nodes, calls: callsOf(nodes) };
};
