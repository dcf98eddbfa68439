import type { Placement } from '#schemas/documents/layout/schema';

type Placements = readonly Placement[];

/** A placement with those inside of it. */
export interface Node {
  readonly item: Placement;
  readonly children: readonly Node[];
}

/** Position of a placement: parent (undefined: the page) and index. */
export interface Place {
  readonly parent: string | undefined;
  readonly index: number;
}

/** The flat list as the tree that is drawn. One that names a holder which is not there stands at the top, as it was written. */
export const treeOf = (placements: Placements): readonly Node[] => {
  const known = new Set<string>();
  const below = new Map<string | undefined, Placement[]>();
  for (const item of placements) {
    // A holder stands before what it holds; so nothing can hold itself.
    const holder = item.in !== undefined && known.has(item.in) ? item.in : undefined;
    below.set(holder, [...(below.get(holder) ?? []), item]);
    known.add(item.id);
  }
  const nodesIn = (holder: string | undefined): readonly Node[] =>
    (below.get(holder) ?? []).map((item) => ({ item, children: nodesIn(item.id) }));
  return nodesIn(undefined);
};

const under = (item: Placement, parent: string | undefined): Placement => {
  if (item.in === parent) return item;
  const { in: _, ...rest } = item;
  return parent === undefined ? rest : { ...rest, in: parent };
};

/** The tree as the flat list, in reading order. */
export const listOf = (nodes: readonly Node[], parent?: string): Placements =>
  nodes.flatMap(({ item, children }) => [under(item, parent), ...listOf(children, item.id)]);

export interface Found {
  readonly node: Node;
  readonly place: Place;
  /** Ids of what holds it, from the outside in. */
  readonly way: readonly string[];
}

const findIn = (
  nodes: readonly Node[],
  id: string,
  parent: string | undefined,
  way: readonly string[],
): Found | undefined => {
  for (const [index, node] of nodes.entries()) {
    if (node.item.id === id) return { node, place: { parent, index }, way };
    const inner = findIn(node.children, id, node.item.id, [...way, node.item.id]);
    if (inner !== undefined) return inner;
  }
  return undefined;
};

export const find = (nodes: readonly Node[], id: string): Found | undefined => findIn(nodes, id, undefined, []);

/** What stands in a place's holder. */
const siblingsOf = (nodes: readonly Node[], parent: string | undefined): readonly Node[] =>
  parent === undefined ? nodes : (find(nodes, parent)?.node.children ?? []);

const mapSiblings = (
  nodes: readonly Node[],
  parent: string | undefined,
  make: (siblings: readonly Node[]) => readonly Node[],
): readonly Node[] =>
  parent === undefined
    ? make(nodes)
    : nodes.map((node) =>
        node.item.id === parent
          ? { ...node, children: make(node.children) }
          : { ...node, children: mapSiblings(node.children, parent, make) },
      );

const without = (nodes: readonly Node[], id: string): readonly Node[] =>
  nodes.filter(({ item }) => item.id !== id).map((node) => ({ ...node, children: without(node.children, id) }));

const heightOf = ({ children }: Node): number => 1 + Math.max(0, ...children.map(heightOf));

/** What a layout allows beside the tree itself. */
export interface Rules {
  /** Whether widgets of this name hold others. */
  readonly holds: (widget: string) => boolean;
  /** Levels that there may be. */
  readonly depth: number;
}

/** Whether something may stand in a place. */
export const mayStand = (nodes: readonly Node[], node: Node, { parent }: Place, { holds, depth }: Rules): boolean => {
  if (parent === undefined) return heightOf(node) <= depth;
  const holder = find(nodes, parent);
  if (holder === undefined || parent === node.item.id || holder.way.includes(node.item.id)) return false;
  return holds(holder.node.item.widget) && holder.way.length + 1 + heightOf(node) <= depth;
};

/** The list with a placement and all that it holds at another place, whose index counts without it; undefined where that cannot be or changes nothing. */
export const moveTo = (placements: Placements, id: string, to: Place, rules: Rules): Placements | undefined => {
  const nodes = treeOf(placements);
  const found = find(nodes, id);
  if (
    found === undefined ||
    (found.place.parent === to.parent && found.place.index === to.index) ||
    !mayStand(nodes, found.node, to, rules)
  )
    return undefined;
  return listOf(mapSiblings(without(nodes, id), to.parent, (siblings) => siblings.toSpliced(to.index, 0, found.node)));
};

export type Step = 'up' | 'down' | 'in' | 'out';
export const steps: readonly Step[] = ['up', 'down', 'in', 'out'];

/** Where a step leads: over a neighbour, into the holder before it, or out behind its own. */
const placeAfter = (
  nodes: readonly Node[],
  { place: { parent, index } }: Found,
  step: Step,
  { holds }: Rules,
): Place | undefined => {
  const siblings = siblingsOf(nodes, parent);
  switch (step) {
    case 'up':
      return index === 0 ? undefined : { parent, index: index - 1 };
    case 'down':
      return index === siblings.length - 1 ? undefined : { parent, index: index + 1 };
    case 'in': {
      const before = siblings[index - 1];
      return before === undefined || !holds(before.item.widget)
        ? undefined
        : { parent: before.item.id, index: before.children.length };
    }
    case 'out': {
      const holder = parent === undefined ? undefined : find(nodes, parent);
      return holder === undefined ? undefined : { parent: holder.place.parent, index: holder.place.index + 1 };
    }
  }
};

/** The list after a step of a placement; undefined where it cannot take it. */
export const moveBy = (placements: Placements, id: string, step: Step, rules: Rules): Placements | undefined => {
  const nodes = treeOf(placements);
  const found = find(nodes, id);
  const to = found && placeAfter(nodes, found, step, rules);
  return to && moveTo(placements, id, to, rules);
};

/** Part of a row that something is dropped on. */
export type Zone = 'before' | 'into' | 'after';

/** Where a placement comes to stand when it is dropped on another. */
export const dropPlace = (placements: Placements, id: string, over: string, zone: Zone): Place | undefined => {
  const nodes = treeOf(placements);
  const [own, target] = [find(nodes, id), find(nodes, over)];
  if (own === undefined || target === undefined || id === over || target.way.includes(id)) return undefined;
  if (zone === 'into') return { parent: over, index: target.node.children.filter(({ item }) => item.id !== id).length };
  const index = target.place.index + (zone === 'after' ? 1 : 0);
  const isBefore = own.place.parent === target.place.parent && own.place.index < index;
  return { parent: target.place.parent, index: isBefore ? index - 1 : index };
};

/** An id that no placement has: the wanted one, or it with a number. */
export const freshId = (taken: ReadonlySet<string>, wanted: string): string => {
  const clean =
    wanted
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, 54) || 'widget';
  let id = clean;
  for (let number = 2; taken.has(id); number += 1) id = `${clean}-${number}`;
  return id;
};

const idsOf = (placements: Placements): Set<string> => new Set(placements.map(({ id }) => id));

/** Where something new goes: into the chosen one where that holds others, else after it; without one at the end. */
export const placeForNew = (placements: Placements, chosen: string | undefined, isInto: boolean): Place => {
  const nodes = treeOf(placements);
  const found = chosen === undefined ? undefined : find(nodes, chosen);
  if (found === undefined) return { parent: undefined, index: nodes.length };
  return isInto
    ? { parent: found.node.item.id, index: found.node.children.length }
    : { parent: found.place.parent, index: found.place.index + 1 };
};

/** The list with a new placement. */
export const add = (placements: Placements, item: Placement, { parent, index }: Place): Placements =>
  listOf(mapSiblings(treeOf(placements), parent, (siblings) => siblings.toSpliced(index, 0, { item, children: [] })));

/** The list with a copy of a placement, and of all that it holds, behind it; undefined where there is none of that id. */
export const duplicate = (
  placements: Placements,
  id: string,
): { readonly placements: Placements; readonly id: string } | undefined => {
  const nodes = treeOf(placements);
  const found = find(nodes, id);
  if (found === undefined) return undefined;
  const taken = idsOf(placements);
  const copy = ({ item, children }: Node): Node => {
    const fresh = freshId(taken, item.id.replace(/-\d+$/, ''));
    taken.add(fresh);
    return { item: { ...item, id: fresh }, children: children.map(copy) };
  };
  const copied = copy(found.node);
  return {
    id: copied.item.id,
    placements: listOf(
      mapSiblings(nodes, found.place.parent, (siblings) => siblings.toSpliced(found.place.index + 1, 0, copied)),
    ),
  };
};

/** The list without a placement and all that it holds. */
export const remove = (placements: Placements, id: string): Placements => listOf(without(treeOf(placements), id));

/** What is shown once a placement is gone: the next beside it, else the one before, else what held it. */
export const nextTo = (placements: Placements, id: string): string | undefined => {
  const nodes = treeOf(placements);
  const found = find(nodes, id);
  if (found === undefined) return undefined;
  const siblings = siblingsOf(nodes, found.place.parent);
  return (siblings[found.place.index + 1] ?? siblings[found.place.index - 1])?.item.id ?? found.place.parent;
};
