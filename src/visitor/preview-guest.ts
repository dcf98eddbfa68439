import type { FragmentInstance } from 'react';
import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { observeWidgets } from '#render/view/observe-widgets.ts';

/** Messages from a preview to the console. Rectangles are in CSS pixels of the preview's window. */
export type GuestWord =
  | { readonly kind: 'at'; readonly address: string }
  | { readonly kind: 'picked' | 'hovered'; readonly place: PlaceFound | undefined }
  /** A key of the console was pressed in the preview. */
  | { readonly kind: 'key'; readonly press: ConsoleKey };

export type ConsoleKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export interface PlaceFound {
  /** `frame/` and the id for a widget of the frame, the id alone for one of the page. */
  readonly id: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Messages from the console. */
export type HostWord =
  | { readonly kind: 'pick'; readonly on: boolean }
  | { readonly kind: 'show'; readonly id: string | undefined };

type Box = PlaceFound['box'];

const boxOf = (place: FragmentInstance): Box | undefined => {
  const boxes = place.getClientRects().filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
};

/** The keys by which one leaves the preview: the other panes, the problems, the search. */
const leads = ({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F6' || key === 'F8' || (code === 'KeyK' && (ctrlKey || metaKey));

const addressNow = (): string => window.location.pathname + window.location.search;

/** A page that the site led away from, without anybody pressing anything, is tried again with the next state of the site. */
const comeBack = (): void => {
  const first = addressNow();
  let isFirst = true;
  let isLed = true;
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, () => (isLed = false), true);
  new EventSource('/api/live').addEventListener('release', () => {
    // It begins with what was loaded.
    if (!isFirst && addressNow() !== first && isLed) reloadFromServer(first);
    isFirst = false;
  });
};

/** Makes the page the guest of a console: it says where it is and which place is pressed, and marks the place that it is asked for. */
export const beGuest = (origin: string): void => {
  const places = new Map<string, FragmentInstance>();
  observeWidgets((id, place) => {
    if (place === null) places.delete(id);
    else places.set(id, place);
  });
  const tell = (word: GuestWord): void => {
    if (window.parent !== window) window.parent.postMessage(word, origin);
  };
  let picks = false;
  // The smallest place under the finger is the one that is meant.
  const placeAt = (x: number, y: number): PlaceFound | undefined =>
    [...places]
      .map(([id, place]) => ({ id, box: boxOf(place) }))
      .filter(
        (one): one is PlaceFound =>
          one.box !== undefined &&
          x >= one.box.left &&
          x <= one.box.left + one.box.width &&
          y >= one.box.top &&
          y <= one.box.top + one.box.height,
      )
      .toSorted((one, two) => one.box.width * one.box.height - two.box.width * two.box.height)[0];
  for (const name of ['click', 'pointerdown', 'pointerup'] as const) {
    window.addEventListener(
      name,
      (event) => {
        if (!picks) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (name === 'click') tell({ kind: 'picked', place: placeAt(event.clientX, event.clientY) });
      },
      true,
    );
  }
  window.addEventListener('pointermove', (event) => {
    if (picks) tell({ kind: 'hovered', place: placeAt(event.clientX, event.clientY) });
  });
  window.addEventListener('keydown', (event) => {
    if (!leads(event)) return;
    event.preventDefault();
    const { key, code, shiftKey, ctrlKey, metaKey } = event;
    tell({ kind: 'key', press: { key, code, shiftKey, ctrlKey, metaKey } });
  });
  window.addEventListener('message', ({ data, origin: from }: MessageEvent<HostWord>) => {
    if (from !== origin) return;
    if (data.kind === 'pick') picks = data.on;
    else {
      const place = data.id === undefined ? undefined : places.get(data.id);
      place?.scrollIntoView();
      const box = place === undefined || data.id === undefined ? undefined : boxOf(place);
      tell({ kind: 'hovered', place: box === undefined || data.id === undefined ? undefined : { id: data.id, box } });
    }
  });
  comeBack();
  let told = '';
  // Nobody is told when a script changes the address.
  setInterval(() => {
    const address = addressNow();
    if (address !== told) tell({ kind: 'at', address: (told = address) });
  }, 250);
};
