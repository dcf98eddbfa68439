import { readSegments } from './match-route.ts';
import type { RouteEnd, RouteNode } from './snapshot.ts';

interface Growing {
  words?: Record<string, Growing>;
  any?: Growing;
  rest?: RouteEnd;
  end?: RouteEnd;
}

const parameter = /^\{([A-Za-z0-9_]+)(\*?)\}$/;

/** A pattern of `/words/{parameter}/{rest*}` and where it leads: a page, or a path (redirect). */
export interface Route {
  readonly pattern: string;
  readonly page?: string;
  readonly to?: string;
}

const plant = (root: Growing, route: Route): void => {
  const segments = readSegments(route.pattern);
  // No address can reach a pattern that is not one itself.
  if (segments === undefined) return;
  let node = root;
  const params: string[] = [];
  const end = (): RouteEnd => (route.page === undefined ? { to: route.to ?? '/', params } : { page: route.page, params });
  for (const segment of segments) {
    const match = parameter.exec(segment);
    if (match === null) {
      const words = (node.words ??= Object.create(null) as Record<string, Growing>);
      node = words[segment] ??= {};
      continue;
    }
    params.push(match[1] ?? '');
    if (match[2] === '*') {
      node.rest ??= end();
      return;
    }
    node = node.any ??= {};
  }
  node.end ??= end();
};

/** Plants routes into a segment trie. Of two with the same pattern the first stays; the gate reports the clash. */
export const compileRoutes = (routes: readonly Route[]): RouteNode => {
  const root: Growing = {};
  for (const route of routes) plant(root, route);
  return root;
};
