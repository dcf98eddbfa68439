import { useRef, type PointerEvent } from 'react';
import type { Point } from '#wayfinding';
import { itemNamed, type Item } from './item.ts';
import type { Viewport } from './use-viewport.ts';

interface GestureHandlers {
  /** Returns true if dragging the item moves it; otherwise it moves the map. */
  readonly canDrag: (item: Item) => boolean;
  readonly onTap: (item: Item | undefined, at: Point) => void;
  readonly onDrag: (item: Item, to: Point | undefined) => void;
  readonly onDrop: (item: Item, to: Point) => void;
  readonly onHover: (at: Point) => void;
}

interface Gesture {
  readonly item: Item | undefined;
  readonly start: Point;
  isMoved: boolean;
}

const tapPx = 4;
const itemAt = (target: EventTarget): Item | undefined => {
  const name =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-item]')?.dataset['item'] : undefined;
  return name === undefined ? undefined : itemNamed(name);
};

/** Pointer gestures on the map: tap, drag of an item, pan and pinch, with mouse, pen and fingers alike. */
export function useGestures(viewport: Viewport, { canDrag, onTap, onDrag, onDrop, onHover }: GestureHandlers) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);

  const cancel = (): boolean => {
    const item = gesture.current?.isMoved === true ? gesture.current.item : undefined;
    gesture.current = undefined;
    if (item === undefined) return false;
    onDrag(item, undefined);
    return true;
  };
  const pinch = (id: number, to: Point): void => {
    const from = pointers.current.get(id);
    const other = [...pointers.current].find(([one]) => one !== id)?.[1];
    if (from === undefined || other === undefined) return;
    const span = (point: Point): number => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
    viewport.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    viewport.zoom(span(to) / span(from), { clientX: (to.x + other.x) / 2, clientY: (to.y + other.y) / 2 });
  };
  return {
    cancel,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, at);
        if (pointers.current.size > 1) cancel();
        else gesture.current = { item: itemAt(event.target), start: at, isMoved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const to = { x: event.clientX, y: event.clientY };
        const from = pointers.current.get(event.pointerId);
        if (from === undefined) return onHover(viewport.toMap(event));
        if (pointers.current.size > 1) pinch(event.pointerId, to);
        pointers.current.set(event.pointerId, to);
        const now = gesture.current;
        if (now === undefined || pointers.current.size > 1) return;
        now.isMoved ||= Math.hypot(to.x - now.start.x, to.y - now.start.y) > tapPx;
        if (!now.isMoved) return;
        if (now.item !== undefined && canDrag(now.item)) onDrag(now.item, viewport.toMap(event));
        else viewport.pan(to.x - from.x, to.y - from.y);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        pointers.current.delete(event.pointerId);
        const now = gesture.current;
        gesture.current = undefined;
        if (now === undefined) return;
        if (!now.isMoved) onTap(now.item, viewport.toMap(event));
        else if (now.item !== undefined && canDrag(now.item)) onDrop(now.item, viewport.toMap(event));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>): void => {
        pointers.current.delete(event.pointerId);
        cancel();
      },
    },
  };
}
