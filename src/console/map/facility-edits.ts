import type { PathNode } from '#schemas/documents/path-graph/schema';
import { metresBetween, type LayerFit, type Point } from '#wayfinding';
import type { Body } from '../api/client.ts';
import { rounded } from './graph-edits.ts';
import type { FacilityPlace, MapFacility, Park } from './park.ts';

/** A node with its distance from a facility, in metres; undefined if the layer has no fit. */
export interface NearNode {
  readonly node: PathNode;
  readonly metres: number | undefined;
}

/** Returns the distance of two points in metres; undefined if the layer has no fit. */
export const metresOf = (fit: LayerFit | undefined, a: Point, b: Point): number | undefined =>
  fit === undefined ? undefined : metresBetween(fit, a, b);

/** Finds the node of the same layer that is nearest to a facility. */
export function nearestNode(
  nodes: readonly PathNode[],
  at: FacilityPlace,
  fit: LayerFit | undefined,
): NearNode | undefined {
  let best: { readonly node: PathNode; readonly distance: number } | undefined;
  for (const node of nodes) {
    if (node.layer !== at.layer) continue;
    const distance = metresOf(fit, at, node) ?? Math.hypot(node.x - at.x, node.y - at.y);
    if (best === undefined || distance < best.distance) best = { node, distance };
  }
  return best === undefined ? undefined : { node: best.node, metres: fit === undefined ? undefined : best.distance };
}

/** Moves a facility and snaps it to its nearest node. Without a node on the layer, the old one stays and the check reports it. */
export const moveFacility = (body: Body, at: FacilityPlace, near: NearNode | undefined): Body => ({
  ...body,
  at: { layer: at.layer, ...rounded(at) },
  ...(near === undefined ? {} : { node: near.node.id }),
});

/** Returns the next facility ID of a category: `0103` style lists continue, a new one begins at 01. */
export function nextFacilityId(facilities: readonly MapFacility[], category: string): string {
  const used = new Set(facilities.map(({ facilityId }) => facilityId));
  const numbers = facilities.flatMap((one) =>
    one.category === category && /^\d+$/.test(one.facilityId) ? [Number(one.facilityId)] : [],
  );
  let next = numbers.length === 0 ? Number(category) * 100 + 1 : Math.max(...numbers) + 1;
  while (used.has(String(next))) next += 1;
  return String(next);
}

interface NewFacility {
  readonly category: string;
  readonly icon: string;
  readonly at: FacilityPlace;
  readonly near: NearNode | undefined;
}

/** Creates a facility. Its empty name blocks publishing until somebody writes it. */
export function newFacility(
  park: Park,
  { category, icon, at, near }: NewFacility,
  isTaken: (id: string) => boolean,
): Body {
  const facilityId = nextFacilityId(park.facilities, category);
  const base = `${String(park.venue['id'])}-${facilityId}`;
  let id = base;
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`;
  const order = Math.min(
    9999,
    Math.max(0, ...park.facilities.filter((one) => one.category === category).map((one) => one.order)) + 1,
  );
  return {
    type: 'facility',
    id,
    v: 1,
    parkKindCd: park.venue['parkKindCd'],
    faciltCateKindCd: category,
    facilityId,
    order,
    name: { ko: '', en: '' },
    icon,
    at: { layer: at.layer, ...rounded(at) },
    node: near?.node.id ?? '',
  };
}

/** Joins facilities of a removed node to the nearest remaining one. */
export function withoutNode(
  bodies: readonly Body[],
  park: Park,
  removed: string,
  nodes: readonly PathNode[],
  fitOf: (layer: string) => LayerFit | undefined,
): Readonly<Record<string, Body>> {
  return Object.fromEntries(
    park.facilities.flatMap(({ key, node, at }) => {
      const body = bodies.find(({ type, id }) => key === `${type}/${id}`);
      const near = node === removed ? nearestNode(nodes, at, fitOf(at.layer)) : undefined;
      return body === undefined || near === undefined ? [] : [[key, { ...body, node: near.node.id }]];
    }),
  );
}
