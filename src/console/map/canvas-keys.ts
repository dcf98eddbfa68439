import type { KeyboardEvent } from 'react';
import { placeOf, type Item } from './item.ts';
import type { Park } from './park.ts';
import type { MapEditorState, Mode } from './use-map-editor.ts';
import type { Viewport } from './use-viewport.ts';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const modeKeys: Readonly<Record<string, Mode>> = { v: 'select', f: 'facility', n: 'node', p: 'path', x: 'delete' };
const zoomFactor = 1.4;
const panPx = 60;

interface KeyContext {
  readonly park: Park;
  readonly layer: string;
  readonly state: MapEditorState;
  readonly viewport: Viewport;
  readonly canMove: (item: Item) => boolean;
}

function pressArrow(
  [x, y]: readonly [number, number],
  isShift: boolean,
  { park, layer, state, viewport, canMove }: KeyContext,
): void {
  const place = state.item === undefined ? undefined : placeOf(park, state.item, layer);
  if (state.mode === 'facility' || state.mode === 'node' || state.mode === 'path') {
    const step = isShift ? 50 : 5;
    return state.moveCross(x * step, y * step);
  }
  if (
    state.mode !== 'select' ||
    state.item === undefined ||
    place === undefined ||
    place.layer !== layer ||
    !canMove(state.item)
  )
    return viewport.pan(-x * panPx, -y * panPx);
  const step = isShift ? 10 : 1;
  const to = { x: place.x + x * step, y: place.y + y * step };
  state.move(state.item, to, true);
  viewport.reveal(to);
}

function pressEscape({ state }: KeyContext): boolean {
  if (state.stops.length > 0) state.cancelPath();
  else if (state.mode !== 'select') state.setMode('select');
  else if (state.item !== undefined) state.choose(undefined);
  else return false;
  return true;
}

/** Handles a key on the map. Returns true if the key meant something. */
function press(event: KeyboardEvent, context: KeyContext): boolean {
  const { state, viewport } = context;
  const way = ways[event.key];
  const mode = modeKeys[event.key.toLowerCase()];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (way !== undefined) pressArrow(way, event.shiftKey, context);
  else if (event.key === '+' || event.key === '=') viewport.zoom(zoomFactor);
  else if (event.key === '-') viewport.zoom(1 / zoomFactor);
  else if (event.key === '0') viewport.showAll();
  else if (event.key === 'Enter' && state.mode === 'path' && state.stops.length > 0) state.finishPath();
  else if ((event.key === ' ' || event.key === 'Enter') && state.mode !== 'select' && state.mode !== 'delete')
    state.tapCross();
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    if (state.item !== undefined) state.remove(state.item);
  } else if (event.key === 'Escape') return pressEscape(context);
  else if (mode !== undefined) state.setMode(mode);
  else return false;
  return true;
}

export const pressOnCanvas = (event: KeyboardEvent, context: KeyContext): void => {
  if (!press(event, context)) return;
  event.preventDefault();
  event.stopPropagation();
};
