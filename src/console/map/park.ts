import type { Facility } from '#schemas/documents/facility/schema';
import type { MapLayer } from '#schemas/documents/park-map/schema';
import type { PathEdge, PathNode } from '#schemas/documents/path-graph/schema';
import { fieldsOf, isFields, type Fields } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';

/** Nodes and paths of a park. */
export interface Graph {
  readonly nodes: readonly PathNode[];
  readonly edges: readonly PathEdge[];
}

export type FacilityPlace = Facility['at'];

/** A facility as the map shows it. */
export interface MapFacility {
  readonly key: string;
  readonly facilityId: string;
  readonly category: string;
  readonly name: { readonly ko: string; readonly en: string };
  readonly icon: string;
  readonly order: number;
  readonly at: FacilityPlace;
  readonly node: string;
}

/** Map, paths and facilities of a venue, drafts included. */
export interface Park {
  readonly venue: Fields;
  readonly mapKey: string;
  readonly layers: readonly MapLayer[];
  readonly startLayer: string;
  /** Undefined without a path graph. */
  readonly graphKey: string | undefined;
  readonly graph: Graph;
  readonly facilities: readonly MapFacility[];
}

export const emptyGraph: Graph = { nodes: [], edges: [] };

/** Returns the documents that the map of a document consists of: venue, map, graph, facilities. Empty without a map. */
export function parkBodies(docs: Docs, key: string): readonly Body[] {
  const own = docs.get(key)?.body;
  if (own === undefined) return [];
  const venue = bodiesOf(docs, 'venue').find((one) =>
    own.type === 'facility' ? one['parkKindCd'] === own['parkKindCd'] : one.id === own['venue'],
  );
  const map = bodiesOf(docs, 'park-map').find((one) => one['venue'] === venue?.id);
  if (venue === undefined || map === undefined) return [];
  const graph = bodiesOf(docs, 'path-graph').find((one) => one['venue'] === venue.id);
  return [
    venue,
    map,
    ...(graph === undefined ? [] : [graph]),
    ...bodiesOf(docs, 'facility').filter((one) => one['parkKindCd'] === venue['parkKindCd']),
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPoint = (value: unknown): boolean => isNumber(fieldsOf(value)['x']) && isNumber(fieldsOf(value)['y']);
const isPlace = (value: unknown): value is FacilityPlace => isPoint(value) && isText(fieldsOf(value)['layer']);
const isNode = (value: unknown): value is PathNode => isPlace(value) && isText(fieldsOf(value)['id']);
const isEdge = (value: unknown): value is PathEdge => {
  const { a, b, kind, via } = fieldsOf(value);
  return isText(a) && isText(b) && isText(kind) && (via === undefined || isPoint(via));
};
const isControlPoint = (value: unknown): boolean =>
  isPoint(value) && isNumber(fieldsOf(value)['lat']) && isNumber(fieldsOf(value)['lng']);
const isLayer = (value: unknown): value is MapLayer => {
  const { id, art, width, height, name, controlPoints } = fieldsOf(value);
  return (
    isText(id) &&
    isText(art) &&
    isNumber(width) &&
    isNumber(height) &&
    width > 0 &&
    height > 0 &&
    isFields(name) &&
    Array.isArray(controlPoints) &&
    controlPoints.every(isControlPoint)
  );
};

/** Returns a list if all its items have the shape, else undefined: an edit must not drop an item that it cannot read. */
const listOf = <Item>(value: unknown, is: (item: unknown) => item is Item): readonly Item[] | undefined =>
  Array.isArray(value) && value.every(is) ? value : undefined;

/** Reads nodes and paths. Returns undefined if one of them is incomplete. */
export function readGraph(body: Body): Graph | undefined {
  const [nodes, edges] = [listOf(body['nodes'], isNode), listOf(body['edges'], isEdge)];
  return nodes === undefined || edges === undefined ? undefined : { nodes, edges };
}

export const readLayers = (body: Body): readonly MapLayer[] | undefined => listOf(body['layers'], isLayer);

const textIn = (value: unknown): string => (isText(value) ? value : '');

function readFacility(body: Body): readonly MapFacility[] {
  const { at, name, node, icon, order, facilityId, faciltCateKindCd } = body;
  if (!isPlace(at)) return [];
  const { ko, en } = fieldsOf(name);
  return [
    {
      key: keyOf(body),
      facilityId: textIn(facilityId),
      category: textIn(faciltCateKindCd),
      name: { ko: textIn(ko), en: textIn(en) },
      icon: textIn(icon),
      order: isNumber(order) ? order : 9999,
      at,
      node: textIn(node),
    },
  ];
}

/** Reads a park from its documents. Returns the key of a document that is incomplete instead of a park that lacks parts of it. */
export function readPark(bodies: readonly Body[]): Park | { readonly incomplete: string } | undefined {
  const [venue, map] = bodies;
  if (venue === undefined || map === undefined) return undefined;
  const layers = readLayers(map);
  if (layers === undefined || layers.length === 0) return { incomplete: keyOf(map) };
  const graphBody = bodies.find(({ type }) => type === 'path-graph');
  const graph = graphBody === undefined ? emptyGraph : readGraph(graphBody);
  if (graph === undefined) return { incomplete: graphBody === undefined ? keyOf(map) : keyOf(graphBody) };
  return {
    venue,
    mapKey: keyOf(map),
    layers,
    startLayer: textIn(fieldsOf(map['start'])['layer']),
    graph,
    graphKey: graphBody === undefined ? undefined : keyOf(graphBody),
    facilities: bodies.flatMap((body) => (body.type === 'facility' ? readFacility(body) : [])),
  };
}
