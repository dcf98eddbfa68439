import { decodeSegments } from '../routing/canonical-path.ts';
import type { RouteEnd, RouteNode } from '../snapshot.ts';

interface MutableRouteNode {
  literals?: Record<string, MutableRouteNode>;
  parameter?: MutableRouteNode;
  rest?: RouteEnd;
  end?: RouteEnd;
}

const parameter = /^\{([A-Za-z0-9_]+)(\*?)\}$/;

/** A pattern `/literal/{parameter}/{rest*}` with its target: a page id, or a path to redirect to. */
export interface RoutePattern {
  readonly pattern: string;
  readonly page?: string;
  readonly to?: string;
}

const addRoute = (root: MutableRouteNode, route: RoutePattern): void => {
  const segments = decodeSegments(route.pattern);
  // An invalid pattern matches no address.
  if (segments === undefined) return;
  let node = root;
  const params: string[] = [];
  const end = (): RouteEnd =>
    route.page === undefined ? { to: route.to ?? '/', params } : { page: route.page, params };
  for (const segment of segments) {
    const match = parameter.exec(segment);
    if (match === null) {
      const literals = (node.literals ??= Object.create(null) as Record<string, MutableRouteNode>);
      node = literals[segment] ??= {};
      continue;
    }
    params.push(match[1] ?? '');
    if (match[2] === '*') {
      node.rest ??= end();
      return;
    }
    node = node.parameter ??= {};
  }
  node.end ??= end();
};

/** Builds the segment trie. The first of two equal patterns wins; the gate reports the conflict. */
export const compileRoutes = (routes: readonly RoutePattern[]): RouteNode => {
  const root: MutableRouteNode = {};
  for (const route of routes) addRoute(root, route);
  return root;
};
