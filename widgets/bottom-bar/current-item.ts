/** An item of the bar: the address that it leads to, if any, and the paths below which it is the current one. */
export interface BarItem {
  readonly id: string;
  readonly href: string | undefined;
  readonly match?: readonly string[];
}

const isBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

const lengthOfMatch = ({ href, match }: BarItem, path: string): number =>
  match === undefined
    ? href === path
      ? path.length
      : 0
    : Math.max(0, ...match.filter((start) => isBelow(path, start)).map((start) => start.length));

/** Id of the item that the visitor is in, the one that matches most of the path; undefined when none does. */
export function currentItem(items: readonly BarItem[], path: string): string | undefined {
  const matches = items
    .map((item) => ({ id: item.id, length: lengthOfMatch(item, path) }))
    .filter(({ length }) => length > 0);
  return matches.toSorted((one, other) => other.length - one.length)[0]?.id;
}
