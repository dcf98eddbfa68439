/** Returns an item of a list, counted in turn. Throws if the list is empty. */
export const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};
