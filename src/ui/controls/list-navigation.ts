/** Step of Page Up and Page Down in an open list. */
export const pageJump = 10;

/** Returns the next index for a key in a list of `count` entries, or undefined at the end. From outside (-1) every key enters the list. */
export const nextListIndex = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return within(Math.max(at, 0) + pageJump);
    case 'PageUp':
      return within(at - pageJump);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** The next entry, after `at` and round to the beginning, that starts with what was typed. */
export const typeAheadIndex = (typed: string, at: number, labels: readonly string[]): number | undefined => {
  const wanted = typed.toLocaleLowerCase();
  const found = labels.findIndex((_, step) =>
    labels[(at + 1 + step) % labels.length]?.toLocaleLowerCase().startsWith(wanted),
  );
  return found === -1 ? undefined : (at + 1 + found) % labels.length;
};
