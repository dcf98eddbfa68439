import type { Point } from './map-view.ts';

export interface GestureHandlers {
  /** Called with the distance in pixels. */
  pan(dx: number, dy: number): void;
  /** Called with a factor and the point between the fingers, in pixels from the corner of the place. */
  zoom(factor: number, at: Point): void;
  doubleTap(at: Point): void;
  /** Called when a gesture begins. */
  begin?(): void;
  /** Called when a drag ends, with the speed in pixels per millisecond. */
  end?(vx: number, vy: number): void;
  /** Returns false if the wheel belongs to the page. A pinch on a trackpad always belongs to the place. */
  takesWheel(): boolean;
}

/** A pointer that moved this far drags; before that it can still click. */
const DRAG_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
const SPEED_WINDOW_MS = 100;

interface Pointer extends Point {
  readonly startX: number;
  readonly startY: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Reports drags, pinches, double taps and wheel turns on an element. Pointers are captured only when they drag: captured at once, a click would
 * miss the buttons inside. A click at the end of a drag is dropped. Returns a function that stops it.
 */
export function trackGestures(place: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, Pointer>();
  let isDragging = false;
  let samples: (Point & { readonly at: number })[] = [];
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  const inPlace = ({ x, y }: Point): Point => {
    const { left, top } = place.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const startDrag = (): void => {
    if (isDragging) return;
    isDragging = true;
    samples = [];
    handlers.begin?.();
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (pointers.size === 0) isDragging = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
    if (pointers.size === 2) startDrag();
  };
  const onMove = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!isDragging && distance({ x: before.startX, y: before.startY }, now) < DRAG_PX) return;
    startDrag();
    if (event.isTrusted && !place.hasPointerCapture(event.pointerId)) place.setPointerCapture(event.pointerId);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, { ...before, ...now });
    if (other === undefined) {
      samples = [
        ...samples.filter(({ at }) => event.timeStamp - at < SPEED_WINDOW_MS),
        { ...now, at: event.timeStamp },
      ];
      return handlers.pan(now.x - before.x, now.y - before.y);
    }
    const [from, to] = [middle(before, other), middle(now, other)];
    handlers.zoom(distance(now, other) / Math.max(distance(before, other), 1), inPlace(from));
    handlers.pan(to.x - from.x, to.y - from.y);
  };
  const tap = (event: PointerEvent): void => {
    const now = { x: event.clientX, y: event.clientY };
    const isSecond = event.timeStamp - lastTap.at < DOUBLE_TAP_MS && distance(now, lastTap) < DOUBLE_TAP_PX;
    lastTap = { ...now, at: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp };
    if (isSecond) handlers.doubleTap(inPlace(now));
  };
  const onUp = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (!isDragging) {
      if (!(event.target instanceof Element && event.target.closest('button, a') !== null)) tap(event);
      return;
    }
    const recent = samples.filter(({ at }) => event.timeStamp - at < SPEED_WINDOW_MS);
    const [first, last] = [recent[0], recent.at(-1)];
    const ms = first === undefined || last === undefined ? 0 : last.at - first.at;
    handlers.end?.(
      ms > 0 && first && last ? (last.x - first.x) / ms : 0,
      ms > 0 && first && last ? (last.y - first.y) / ms : 0,
    );
  };
  const onCancel = (event: PointerEvent): void => void pointers.delete(event.pointerId);
  const onClick = (event: MouseEvent): void => {
    if (!isDragging) return;
    isDragging = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !handlers.takesWheel()) return;
    event.preventDefault();
    handlers.zoom(
      Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)),
      inPlace({ x: event.clientX, y: event.clientY }),
    );
  };
  // Safari zooms the whole page otherwise.
  const onGesture = (event: Event): void => event.preventDefault();

  const stop = new AbortController();
  const { signal } = stop;
  place.addEventListener('pointerdown', onDown, { signal });
  place.addEventListener('pointermove', onMove, { signal });
  place.addEventListener('pointerup', onUp, { signal });
  place.addEventListener('pointercancel', onCancel, { signal });
  place.addEventListener('click', onClick, { signal, capture: true });
  place.addEventListener('wheel', onWheel, { signal, passive: false });
  place.addEventListener('gesturestart', onGesture, { signal });
  return () => stop.abort();
}
