import { fieldsOf } from '../../content/check/is-fields.ts';
import type { LayerFit, Point } from '#wayfinding';
import type { PathEdge } from '#schemas/documents/path-graph/schema';
import type { Body } from '../api/client.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useStableCallbacks } from '../ui/use-latest.ts';
import { moveFacility, nearestNode, newFacility, withoutNode } from './facility-edits.ts';
import {
  addNode,
  addPath,
  changeEdge,
  moveNode,
  removeEdge,
  removeNode,
  rounded,
  splitEdge,
  type PathSettings,
  type Stop,
} from './graph-edits.ts';
import { edgeId, edgeIndex, type Item } from './item.ts';
import { nameItem } from './name-item.ts';
import { parkBodies, readLayers, readPark, type FacilityPlace, type Graph, type Park } from './park.ts';
import { mapStrings } from './strings.ts';
import { fitsOf } from './use-park.ts';

export type MapEdits = ReturnType<typeof useMapEdits>;

const moveWithArrows = 'move-with-arrows';

/** Edits of the map. Each call is one undo step; moves by arrow keys of one item are merged. */
export function useMapEdits(key: string, newIcon: (category: string) => string) {
  const store = useSiteStore();
  const words = useWords(mapStrings);
  const { language } = useLanguage();

  /** Returns the current version, which may be newer than the rendered one. */
  const now = ():
    | { readonly park: Park; readonly bodies: readonly Body[]; readonly fitOf: (layer: string) => LayerFit | undefined }
    | undefined => {
    const bodies = parkBodies(store.get().docs, key);
    const park = readPark(bodies);
    if (park === undefined || 'incomplete' in park) return undefined;
    const fits = fitsOf(park);
    return { park, bodies, fitOf: (layer) => fits.get(layer) };
  };
  const bodyOf = (one: string | undefined): Body | undefined =>
    one === undefined ? undefined : store.get().docs.get(one)?.body;
  const name = (park: Park, item: Item): string => nameItem(park, item, words, language);
  const editGraph = (label: string, change: (graph: Graph, park: Park) => Graph | undefined, typing?: string): void => {
    const found = now();
    const body = bodyOf(found?.park.graphKey);
    const next = found === undefined ? undefined : change(found.park.graph, found.park);
    if (found?.park.graphKey !== undefined && body !== undefined && next !== undefined)
      store.edit(label, { [found.park.graphKey]: { ...body, ...next } }, typing);
  };
  const editEdge = (id: string, label: string, change: (edge: PathEdge) => PathEdge, typing?: string): string => {
    let changed = id;
    editGraph(
      label,
      (graph) =>
        changeEdge(graph, edgeIndex(graph, id), (edge) => {
          const next = change(edge);
          changed = edgeId(next);
          return next;
        }),
      typing,
    );
    return changed;
  };
  const editLayerPoint = (
    layer: string,
    index: number,
    label: string,
    to: Partial<Point & { lat: number; lng: number }>,
    typing?: string,
  ): void => {
    const mapKey = now()?.park.mapKey;
    const body = bodyOf(mapKey);
    const layers = body === undefined ? undefined : readLayers(body);
    if (mapKey === undefined || body === undefined || layers === undefined) return;
    const next = layers.map((one) =>
      one.id === layer
        ? { ...one, controlPoints: one.controlPoints.map((point, at) => (at === index ? { ...point, ...to } : point)) }
        : one,
    );
    store.edit(label, { [mapKey]: { ...body, layers: next } }, typing);
  };

  return useStableCallbacks({
    /** Moves an item. Facilities snap to their nearest node. */
    move: (item: Item, to: FacilityPlace, isByArrows = false): void => {
      const found = now();
      if (found === undefined) return;
      const label = words.step.move(name(found.park, item));
      const typing = isByArrows ? `${moveWithArrows} ${item.kind} ${item.id}` : undefined;
      const body = bodyOf(item.id);
      if (item.kind === 'facility' && body !== undefined)
        store.edit(
          label,
          { [item.id]: moveFacility(body, to, nearestNode(found.park.graph.nodes, to, found.fitOf(to.layer))) },
          typing,
        );
      if (item.kind === 'node') editGraph(label, (graph) => moveNode(graph, item.id, to), typing);
      if (item.kind === 'via') editEdge(item.id, label, (edge) => ({ ...edge, via: rounded(to) }), typing);
      if (item.kind === 'point') editLayerPoint(to.layer, Number(item.id), label, rounded(to), typing);
    },
    /** Adds a facility and returns its key. */
    addFacility: (category: string, at: FacilityPlace): string | undefined => {
      const found = now();
      if (found === undefined) return undefined;
      const body = newFacility(
        found.park,
        { category, icon: newIcon(category), at, near: nearestNode(found.park.graph.nodes, at, found.fitOf(at.layer)) },
        (id) => store.get().docs.has(`facility/${id}`),
      );
      const added = `facility/${body.id}`;
      store.edit(words.step.add(words.newName), { [added]: body });
      return added;
    },
    /** Adds a node and returns its ID. */
    addNode: (at: Extract<Stop, { layer: string }>): string | undefined => {
      let id: string | undefined;
      editGraph(words.step.add(words.nodeName('')).trim(), (graph) => {
        const added = addNode(graph, at);
        id = added.id;
        return added.graph;
      });
      return id;
    },
    addPath: (stops: readonly Stop[], settings: PathSettings): readonly string[] => {
      let ids: readonly string[] = [];
      editGraph(words.step.path, (graph) => {
        const added = addPath(graph, stops, settings);
        ids = added.ids;
        return added.graph;
      });
      return ids;
    },
    /** Changes a path and returns its ID, which depends on its kind and ends. */
    changeEdge: (id: string, change: (edge: PathEdge) => PathEdge): string => editEdge(id, words.step.edge, change),
    splitEdge: (id: string): string | undefined => {
      let added: string | undefined;
      editGraph(words.step.split, (graph) => {
        const split = splitEdge(graph, edgeIndex(graph, id), 0.5);
        added = split?.id;
        return split?.graph;
      });
      return added;
    },
    /** Removes a node or path, or the curve of a path. Returns the number of facilities that use another node now. */
    remove: (item: Item): number => {
      const found = now();
      if (found?.park.graphKey === undefined) return 0;
      const label = words.step.remove(name(found.park, item));
      if (item.kind === 'edge') editGraph(label, (graph) => removeEdge(graph, edgeIndex(graph, item.id)));
      if (item.kind === 'via') editEdge(item.id, label, ({ via: _, ...edge }) => edge);
      const body = bodyOf(found.park.graphKey);
      if (item.kind !== 'node' || body === undefined) return 0;
      const graph = removeNode(found.park.graph, item.id);
      const facilities = withoutNode(found.bodies, found.park, item.id, graph.nodes, found.fitOf);
      store.edit(label, { [found.park.graphKey]: { ...body, ...graph }, ...facilities });
      return Object.keys(facilities).length;
    },
    /** Changes fields of a facility. `typing` merges keystrokes. */
    changeFacility: (facility: string, change: (body: Body) => Body, typing?: string): void => {
      const [found, body] = [now(), bodyOf(facility)];
      if (found !== undefined && body !== undefined)
        store.edit(
          words.step.facility(name(found.park, { kind: 'facility', id: facility })),
          { [facility]: change(body) },
          typing === undefined ? undefined : `${facility} ${typing}`,
        );
    },
    nameFacility: (facility: string, locale: 'ko' | 'en', text: string): void => {
      const body = bodyOf(facility);
      if (body !== undefined)
        store.edit(
          words.step.facility(words.name[locale]),
          { [facility]: { ...body, name: { ...fieldsOf(body['name']), [locale]: text } } },
          `${facility} name ${locale}`,
        );
    },
    changePoint: (layer: string, index: number, to: Partial<Point & { lat: number; lng: number }>): void =>
      editLayerPoint(
        layer,
        index,
        words.step.move(words.pointName(index + 1)),
        to,
        `point ${layer} ${index} ${Object.keys(to).join(' ')}`,
      ),
  });
}
