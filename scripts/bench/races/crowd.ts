/** Does the work for each, so many at once. */
export async function crowd<Item, Result>(items: readonly Item[], atOnce: number, work: (item: Item, index: number) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export const sumOf = <Name extends string>(counts: readonly Readonly<Record<Name, number>>[], name: Name): number => counts.reduce((sum, one) => sum + one[name], 0);
