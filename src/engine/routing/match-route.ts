import type { RouteEnd, RouteNode } from '../snapshot.ts';

export interface RouteMatch {
  readonly end: RouteEnd;
  readonly params: Readonly<Record<string, string>>;
  /** True if only a catch-all matched. */
  readonly rest: boolean;
}

const search = (
  node: RouteNode,
  segments: readonly string[],
  at: number,
  values: string[],
): { end: RouteEnd; rest: boolean } | undefined => {
  const segment = segments[at];
  if (segment === undefined) return node.end === undefined ? undefined : { end: node.end, rest: false };
  const fixed =
    node.literals !== undefined && Object.hasOwn(node.literals, segment) ? node.literals[segment] : undefined;
  const found = fixed && search(fixed, segments, at + 1, values);
  if (found) return found;
  if (node.parameter) {
    values.push(segment);
    const below = search(node.parameter, segments, at + 1, values);
    if (below) return below;
    values.pop();
  }
  if (node.rest === undefined) return undefined;
  values.push(segments.slice(at).join('/'));
  return { end: node.rest, rest: true };
};

/** Finds the route of a path: literals before parameters before the rest. Returns undefined without a match. Segments are decoded. */
export const matchRoute = (routes: RouteNode, segments: readonly string[]): RouteMatch | undefined => {
  const values: string[] = [];
  const found = search(routes, segments, 0, values);
  if (found === undefined) return undefined;
  const params: Record<string, string> = {};
  found.end.params.forEach((name, index) => {
    params[name] = values[index] ?? '';
  });
  return { end: found.end, params, rest: found.rest };
};
