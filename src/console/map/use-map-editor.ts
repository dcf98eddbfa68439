import { useState } from 'react';
import type { LayerFit, Point } from '#wayfinding';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { nearestNode } from './facility-edits.ts';
import { rounded, type PathSettings, type Stop } from './graph-edits.ts';
import { nameOfItem, placeOf, type Item } from './item.ts';
import { nameItem } from './name-item.ts';
import type { Park } from './park.ts';
import { mapStrings } from './strings.ts';
import type { MapEdits } from './use-map-edits.ts';
import type { Viewport } from './use-viewport.ts';

export const modes = ['select', 'facility', 'node', 'path', 'delete'] as const;
export type Mode = (typeof modes)[number];

interface MapEditorInput {
  readonly park: Park;
  readonly layer: string;
  readonly setLayer: (layer: string) => void;
  readonly fit: LayerFit | undefined;
  readonly viewport: Viewport;
  readonly edits: MapEdits;
  readonly category: string;
  readonly first: Item | undefined;
  readonly canEdit: (item: Item) => boolean;
}

/** Distance within which a press takes a path or, by keyboard, a node, in pixels. */
const reachPx = 10;

/** State and actions of the map editor. */
export function useMapEditor({
  park,
  layer,
  setLayer,
  fit,
  viewport,
  edits,
  category,
  first,
  canEdit,
}: MapEditorInput) {
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  const [mode, setModeOnly] = useState<Mode>('select');
  const [item, setItem] = useState(first);
  const [stops, setStops] = useState<readonly Stop[]>([]);
  const [cross, setCross] = useState<Point>();
  const [settings, setSettings] = useState<PathSettings>({ kind: 'WALK' });
  const [message, say] = useState('');
  /** Item to show; a new object centres again. */
  const [goal, setGoal] = useState<{ readonly item: Item; readonly isCentred: boolean } | undefined>(
    first === undefined ? undefined : { item: first, isCentred: true },
  );
  const [removing, setRemoving] = useState<string>();
  const name = (one: Item): string => nameItem(park, one, words, language);

  const setMode = (next: Mode): void => {
    setModeOnly(next);
    setStops([]);
    setCross(undefined);
    say(`${words.mode[next]}. ${words.help[next]}`);
  };
  const choose = (one: Item | undefined, { isCentred = false, shownLayer = layer } = {}): void => {
    setItem(one);
    if (one === undefined) return;
    const place = placeOf(park, one, shownLayer);
    if (place !== undefined) {
      if (place.layer !== layer) setLayer(place.layer);
      say(words.selected(name(one), place.x, place.y));
    }
    setGoal({ item: one, isCentred });
  };
  const move = (one: Item, to: Point, isByArrows = false): void => {
    const at = { layer, ...rounded(to) };
    edits.move(one, at, isByArrows);
    setItem(one);
    const near = one.kind === 'facility' ? nearestNode(park.graph.nodes, at, fit) : undefined;
    say(words.moved(name(one), at.x, at.y, near?.node.id, near === undefined ? undefined : words.metres(near.metres)));
  };
  const remove = (one: Item): void => {
    if (one.kind === 'point' || !canEdit(one)) return;
    if (one.kind === 'facility') return setRemoving(one.id);
    const label = name(one);
    const count = edits.remove(one);
    if (item !== undefined && nameOfItem(item) === nameOfItem(one)) setItem(undefined);
    say(`${words.removed(label)}. ${count === 0 ? '' : words.rejoined(count)}`);
  };
  const stopAt = (one: Item | undefined, at: Point): Stop => {
    if (one?.kind === 'node') return { node: one.id };
    const facility = one?.kind === 'facility' ? park.facilities.find(({ key }) => key === one.id) : undefined;
    if (facility !== undefined && park.graph.nodes.some(({ id }) => id === facility.node))
      return { node: facility.node };
    return { layer, ...rounded(at), reach: reachPx * viewport.unitsPerPixel() };
  };
  const addStop = (stop: Stop): void => {
    const last = stops.at(-1);
    if (last !== undefined && JSON.stringify(last) === JSON.stringify(stop)) return;
    setStops([...stops, stop]);
    // The keyboard continues from the node.
    const node = 'node' in stop ? park.graph.nodes.find(({ id }) => id === stop.node) : undefined;
    if (node !== undefined) setCross(rounded(node));
    say(words.pathPoint(stops.length + 1));
  };
  const cancelPath = (): void => {
    setStops([]);
    say(words.pathCancelled);
  };
  const finishPath = (): void => {
    if (stops.length < 2) return cancelPath();
    const ids = edits.addPath(stops, settings);
    setStops([]);
    setItem(ids.at(-1) === undefined ? undefined : { kind: 'node', id: ids.at(-1) ?? '' });
    say(words.pathDone(ids.length));
  };
  const add = (kind: 'facility' | 'node', at: Point): void => {
    const place = { layer, ...rounded(at) };
    const id =
      kind === 'facility'
        ? edits.addFacility(category, place)
        : edits.addNode({ ...place, reach: reachPx * viewport.unitsPerPixel() });
    if (id === undefined) return;
    setItem({ kind, id });
    if (kind === 'facility') {
      setModeOnly('select');
      setCross(undefined);
    }
    say(words.added(kind === 'node' ? words.nodeName(id) : words.newName, place.x, place.y));
  };
  /** Applies the tool at a point of the map. */
  const tap = (one: Item | undefined, at: Point): void => {
    switch (mode) {
      case 'select':
        return choose(one);
      case 'facility':
        return add('facility', at);
      case 'node':
        return one?.kind === 'node' ? choose(one) : add('node', at);
      case 'path':
        return addStop(stopAt(one, at));
      case 'delete':
        return one === undefined ? undefined : remove(one);
    }
  };
  const nodeNear = (at: Point): Item | undefined => {
    const near = park.graph.nodes
      .filter((node) => node.layer === layer)
      .map((node) => ({ id: node.id, far: Math.hypot(node.x - at.x, node.y - at.y) }))
      .toSorted((a, b) => a.far - b.far)[0];
    return near !== undefined && near.far <= reachPx * viewport.unitsPerPixel()
      ? { kind: 'node', id: near.id }
      : undefined;
  };
  /** Applies the tool at the cross of the keyboard. */
  const tapCross = (): void => {
    const at = cross ?? viewport.middle();
    tap(nodeNear(at), at);
  };
  const moveCross = (dx: number, dy: number): void => {
    const at = rounded({ x: (cross ?? viewport.middle()).x + dx, y: (cross ?? viewport.middle()).y + dy });
    setCross(at);
    viewport.reveal(at);
    const near = nodeNear(at);
    say(words.cross(at.x, at.y, near === undefined ? undefined : name(near)));
  };
  return {
    mode,
    setMode,
    item,
    choose,
    move,
    remove,
    stops,
    addStop,
    finishPath,
    cancelPath,
    cross,
    setCross,
    moveCross,
    tap,
    tapCross,
    settings,
    setSettings,
    message,
    goal,
    removing,
    setRemoving,
  };
}

export type MapEditorState = ReturnType<typeof useMapEditor>;
