import type { PathEdge } from '#schemas/documents/path-graph/schema';

type Neighbours = ReadonlyMap<string, readonly string[]>;

const neighbours = (pairs: readonly (readonly [from: string, to: string])[]): Neighbours => {
  const found = new Map<string, string[]>();
  for (const [from, to] of pairs) found.set(from, [...(found.get(from) ?? []), to]);
  return found;
};

/** Visits everything reachable from a node and returns it in the order in which it was finished. */
function visit(start: string, next: Neighbours, seen: Set<string>): readonly string[] {
  const finished: string[] = [];
  const stack: { readonly id: string; at: number }[] = [{ id: start, at: 0 }];
  seen.add(start);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const to = next.get(top.id)?.[top.at++];
    if (to === undefined) {
      finished.push(top.id);
      stack.pop();
    } else if (!seen.has(to)) {
      seen.add(to);
      stack.push({ id: to, at: 0 });
    }
  }
  return finished;
}

/** Returns the largest set of nodes from each of which every other one can be reached (Kosaraju's algorithm). */
export function mainNetwork(
  nodes: Iterable<string>,
  edges: readonly Pick<PathEdge, 'a' | 'b' | 'oneWay'>[],
): ReadonlySet<string> {
  const pairs = edges.flatMap(({ a, b, oneWay }) =>
    oneWay === true ? [[a, b] as const] : [[a, b] as const, [b, a] as const],
  );
  const [forward, backward] = [neighbours(pairs), neighbours(pairs.map(([from, to]) => [to, from] as const))];
  const seen = new Set<string>();
  const order = [...nodes].flatMap((id) => (seen.has(id) ? [] : visit(id, forward, seen)));
  const taken = new Set<string>();
  let largest: readonly string[] = [];
  for (const id of order.toReversed()) {
    if (taken.has(id)) continue;
    const group = visit(id, backward, taken);
    if (group.length > largest.length) largest = group;
  }
  return new Set(largest);
}
