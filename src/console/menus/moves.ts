import type { MenuItem } from '#schemas/documents/menu/schema';

type Items = readonly MenuItem[];

/** Top-level entry with its children. An entry with a missing parent is also listed at the top level, in document order. */
export interface Branch {
  readonly item: MenuItem;
  readonly children: Items;
  /** The entry names a missing parent and can have no children. */
  readonly isOrphan: boolean;
}

/** Position of an entry: its parent (undefined at the top level) and its index there. */
export interface Place {
  readonly parent: string | undefined;
  readonly index: number;
}

const cachedBranches = new WeakMap<Items, readonly Branch[]>();

/** Converts the flat list to the tree that visitors see. Cached, because each row asks many times. */
export const branchesOf = (items: Items): readonly Branch[] => {
  const branches = cachedBranches.get(items) ?? readBranches(items);
  cachedBranches.set(items, branches);
  return branches;
};

const addChild = (below: Map<string, MenuItem[]>, item: MenuItem): void => {
  const list = below.get(item.parentsMenuUid) ?? [];
  list.push(item);
  below.set(item.parentsMenuUid, list);
};

const readBranches = (items: Items): readonly Branch[] => {
  const tops = new Set(items.filter(({ menuLevel }) => menuLevel === 0).map(({ menuUid }) => menuUid));
  const below = new Map<string, MenuItem[]>();
  for (const item of items) if (item.menuLevel === 1 && tops.has(item.parentsMenuUid)) addChild(below, item);
  return items
    .filter((item) => item.menuLevel === 0 || !tops.has(item.parentsMenuUid))
    .map((item) => {
      const children = item.menuLevel === 0 ? (below.get(item.menuUid) ?? []) : [];
      // With duplicate ids, the first entry gets the children.
      if (item.menuLevel === 0) below.delete(item.menuUid);
      return { item, children, isOrphan: item.menuLevel === 1 };
    });
};

/** Converts the tree to the flat list. */
export const itemsOf = (branches: readonly Branch[]): Items =>
  branches.flatMap(({ item, children }) => [item, ...children]);

const under = (item: MenuItem, parent: string | undefined): MenuItem => ({
  ...item,
  parentsMenuUid: parent ?? '',
  menuLevel: parent === undefined ? 0 : 1,
});

interface Found {
  readonly place: Place;
  readonly branch: Branch;
}

const find = (branches: readonly Branch[], uid: string): Found | undefined => {
  for (const [at, { item, children, isOrphan }] of branches.entries()) {
    if (item.menuUid === uid) return { place: { parent: undefined, index: at }, branch: { item, children, isOrphan } };
    const index = children.findIndex(({ menuUid }) => menuUid === uid);
    const child = children[index];
    if (child !== undefined)
      return { place: { parent: item.menuUid, index }, branch: { item: child, children: [], isOrphan: false } };
  }
  return undefined;
};

/** Returns the position of an entry. */
export const placeOf = (items: Items, uid: string): Place | undefined => find(branchesOf(items), uid)?.place;

const inserted = <One>(list: readonly One[], index: number, one: One): readonly One[] => [
  ...list.slice(0, index),
  one,
  ...list.slice(index),
];

const put = (
  branches: readonly Branch[],
  { item, children }: Branch,
  { parent, index }: Place,
): readonly Branch[] | undefined => {
  if (parent === undefined)
    return inserted(branches, index, { item: under(item, undefined), children, isOrphan: false });
  // Menus have two levels.
  if (children.length > 0 || !branches.some((one) => one.item.menuUid === parent && !one.isOrphan)) return undefined;
  const home = branches.findIndex((one) => one.item.menuUid === parent && !one.isOrphan);
  return branches.map((one, at) =>
    at === home ? { ...one, children: inserted(one.children, index, under(item, parent)) } : one,
  );
};

/**
 * Moves an entry with its children to another position; the index counts without the entry itself. Returns undefined if nothing moves, the
 * parent is missing, or it would be on a third level.
 */
export const moveTo = (items: Items, uid: string, to: Place): Items | undefined => {
  const branches = branchesOf(items);
  const found = find(branches, uid);
  if (
    found === undefined ||
    (found.place.parent === to.parent && found.place.index === to.index && !found.branch.isOrphan)
  )
    return undefined;
  const { parent, index } = found.place;
  const left =
    parent === undefined
      ? branches.filter((_, at) => at !== index)
      : branches.map((one) =>
          one.item.menuUid === parent
            ? { ...one, children: one.children.filter((child) => child !== found.branch.item) }
            : one,
        );
  const moved = put(left, found.branch, to);
  return moved && itemsOf(moved);
};

/** Directions in which an entry can move. */
export type Step = 'up' | 'down' | 'in' | 'out';
export const steps: readonly Step[] = ['up', 'down', 'in', 'out'];

/** Moves by one in its list; at the end of a group into the next group. */
const along = (branches: readonly Branch[], { parent, index }: Place, by: 1 | -1): Place | undefined => {
  const home = branches.findIndex(({ item }) => item.menuUid === parent);
  const count = parent === undefined ? branches.length : (branches[home]?.children.length ?? 0);
  if (index + by >= 0 && index + by < count) return { parent, index: index + by };
  if (parent === undefined) return undefined;
  const next = (by === 1 ? branches.slice(home + 1) : branches.slice(0, home).toReversed()).find(
    ({ isOrphan }) => !isOrphan,
  );
  return next && { parent: next.item.menuUid, index: by === 1 ? 0 : next.children.length };
};

const placeAfter = (branches: readonly Branch[], { place, branch }: Found, step: Step): Place | undefined => {
  switch (step) {
    case 'up':
      return along(branches, place, -1);
    case 'down':
      return along(branches, place, 1);
    case 'in': {
      const before = place.parent === undefined ? branches[place.index - 1] : undefined;
      return before === undefined || before.isOrphan || branch.children.length > 0
        ? undefined
        : { parent: before.item.menuUid, index: before.children.length };
    }
    case 'out':
      return place.parent === undefined
        ? undefined
        : { parent: undefined, index: branches.findIndex(({ item }) => item.menuUid === place.parent) + 1 };
  }
};

/** Moves an entry one step; undefined if it cannot move that way. */
export const moveBy = (items: Items, uid: string, step: Step): Items | undefined => {
  const branches = branchesOf(items);
  const found = find(branches, uid);
  const to = found && placeAfter(branches, found, step);
  return to && moveTo(items, uid, to);
};

/** Part of a row that receives a drop. */
export type Zone = 'before' | 'into' | 'after';

/** Returns the position of an entry that is dropped on another entry. */
export const dropPlace = (items: Items, uid: string, over: string, zone: Zone): Place | undefined => {
  const target = placeOf(items, over);
  const own = placeOf(items, uid);
  if (target === undefined || own === undefined || uid === over || target.parent === uid) return undefined;
  if (zone === 'into')
    return target.parent === undefined
      ? { parent: over, index: branchesOf(items)[target.index]?.children.length ?? 0 }
      : undefined;
  const index = target.index + (zone === 'after' ? 1 : 0);
  const isBefore = own.parent === target.parent && own.index < index;
  return { parent: target.parent, index: isBefore ? index - 1 : index };
};

/** Adds an entry below or beside the selected one, or as a group after it. */
export const add = (
  items: Items,
  item: Omit<MenuItem, 'menuLevel' | 'parentsMenuUid'>,
  beside: string | undefined,
  isGroup: boolean,
): Items => {
  const branches = branchesOf(items);
  const found = beside === undefined ? undefined : find(branches, beside);
  const fresh: Branch = {
    item: under({ ...item, menuLevel: 0, parentsMenuUid: '' }, undefined),
    children: [],
    isOrphan: false,
  };
  return itemsOf(put(branches, fresh, placeForNew(branches, found, isGroup)) ?? [...branches, fresh]);
};

const placeForNew = (branches: readonly Branch[], found: Found | undefined, isGroup: boolean): Place => {
  if (found === undefined) return { parent: undefined, index: branches.length };
  const { place, branch } = found;
  if (isGroup)
    return {
      parent: undefined,
      index:
        (place.parent === undefined ? place.index : branches.findIndex(({ item }) => item.menuUid === place.parent)) +
        1,
    };
  if (place.parent !== undefined) return { parent: place.parent, index: place.index + 1 };
  return branch.isOrphan
    ? { parent: undefined, index: place.index + 1 }
    : { parent: branch.item.menuUid, index: branch.children.length };
};

/** Removes an entry and its children. */
export const remove = (items: Items, uid: string): Items => {
  const branches = branchesOf(items);
  const found = find(branches, uid);
  if (found === undefined) return items;
  const gone = new Set([found.branch.item, ...found.branch.children]);
  return items.filter((item) => !gone.has(item));
};

/** Changes settings of an entry; `undefined` removes a setting. */
export const change = (
  items: Items,
  uid: string,
  settings: { readonly [Name in keyof MenuItem]?: MenuItem[Name] | undefined },
): Items => {
  const at = items.findIndex(({ menuUid }) => menuUid === uid);
  return items.map((item, index) => {
    if (index !== at) return item;
    // Undefined values are removed below, so the rest matches the schema again.
    return Object.fromEntries(
      Object.entries({ ...item, ...settings }).filter(([, value]) => value !== undefined),
    ) as MenuItem;
  });
};

/** Returns an unused id, numbered after those around it. */
export const newUid = (items: Items, near: string | undefined): string => {
  const known = new Set(items.map(({ menuUid }) => menuUid));
  const [, head = 'entry-', digits = '0'] = /^(.*?)(\d+)$/.exec(near ?? items.at(-1)?.menuUid ?? '') ?? [];
  let number = Number(digits) + 1;
  while (known.has(`${head}${number}`)) number += 1;
  return `${head}${number}`;
};
