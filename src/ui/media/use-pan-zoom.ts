import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { clampView, panBy, initialView, zoomAt, type ZoomSizes, type ZoomView } from './zoom-view.ts';

interface PanZoom {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** Changes the scale by a factor, in the middle of the place. */
  zoomBy(factor: number): void;
  reset(): void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly pointers: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>>;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

export const zoomStep = 1.25;
const keyPanPx = 48;
const doubleTapMs = 300;
const doubleTapPx = 24;

const middle = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves a picture in its place: two fingers, one finger once it is larger, double tap, wheel and keys. The picture itself is moved, not drawn anew. */
export function usePanZoom(): PanZoom {
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView>(initialView);
  const fingers = useRef(new Map<number, Finger>());
  const tap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0, moved: false });
  const [scale, setScale] = useState(1);

  const change = useCallback((next: (now: ZoomView, sizes: ZoomSizes) => ZoomView) => {
    if (place.current === null || picture.current === null) return;
    const { offsetWidth, offsetHeight, style } = picture.current;
    const { clientWidth, clientHeight } = place.current;
    view.current = next(view.current, { place: [clientWidth, clientHeight], picture: [offsetWidth, offsetHeight] });
    const { x, y, scale: now } = view.current;
    style.transform = `translate(${x}px, ${y}px) scale(${now})`;
    // At its own size one finger scrolls the page.
    place.current.style.touchAction = now > 1 ? 'none' : '';
    setScale(Math.round(now * 100) / 100);
  }, []);

  const fromMiddle = useCallback((finger: Finger): Finger => {
    const { left, top, width, height } = (place.current as HTMLElement).getBoundingClientRect();
    return { x: finger.x - left - width / 2, y: finger.y - top - height / 2 };
  }, []);

  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    // The page goes on scrolling under a wheel until the picture has been chosen; a pinch on a touchpad always means the picture.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !current.parentElement?.contains(document.activeElement)) return;
      event.preventDefault();
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      change((now, sizes) => zoomAt(now, now.scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at, sizes));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    const fit = new ResizeObserver(() => { if (view.current !== initialView) change(clampView); });
    fit.observe(current);
    return () => {
      current.removeEventListener('wheel', onWheel);
      fit.disconnect();
    };
  }, [change, fromMiddle]);

  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    tap.current.moved = fingers.current.size > 1;
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other !== undefined) {
      const [from, to] = [fromMiddle(middle(before, other)), fromMiddle(middle(now, other))];
      const grows = apart(now, other) / Math.max(apart(before, other), 1);
      return change((old, sizes) => panBy(zoomAt(old, old.scale * grows, from, sizes), to.x - from.x, to.y - from.y, sizes));
    }
    if (apart(before, now) > 3) tap.current.moved = true;
    if (view.current.scale > 1) change((old, sizes) => panBy(old, now.x - before.x, now.y - before.y, sizes));
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const { at, x, y, moved } = tap.current;
    const now = { x: event.clientX, y: event.clientY };
    if (moved || fingers.current.size > 0) return;
    const isSecond = event.timeStamp - at < doubleTapMs && apart(now, { x, y }) < doubleTapPx;
    tap.current = { at: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp, ...now, moved: false };
    if (isSecond) change((old, sizes) => (old.scale > 1 ? initialView : zoomAt(old, 2, fromMiddle(now), sizes)));
  };
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  const zoomBy = (factor: number) => change((now, sizes) => zoomAt(now, now.scale * factor, { x: 0, y: 0 }, sizes));
  const reset = () => change(() => initialView);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = byKey(event.key, { zoomBy, reset, pan: (dx, dy) => change((now, sizes) => panBy(now, dx, dy, sizes)), isLarge: view.current.scale > 1 });
    if (done) event.preventDefault();
  };
  return { place, picture, scale, zoomBy, reset, onKeyDown, pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

interface Moves extends Pick<PanZoom, 'zoomBy' | 'reset'> {
  readonly pan: (dx: number, dy: number) => void;
  readonly isLarge: boolean;
}

/** Arrows look around in what is larger than its place; otherwise they scroll the page as ever. */
function byKey(key: string, { zoomBy, reset, pan, isLarge }: Moves): boolean {
  const ways: Readonly<Record<string, () => void>> = { '+': () => zoomBy(zoomStep), '=': () => zoomBy(zoomStep), '-': () => zoomBy(1 / zoomStep), '0': reset };
  const arrows: Readonly<Record<string, () => void>> = { ArrowLeft: () => pan(keyPanPx, 0), ArrowRight: () => pan(-keyPanPx, 0), ArrowUp: () => pan(0, keyPanPx), ArrowDown: () => pan(0, -keyPanPx) };
  const act = ways[key] ?? (isLarge ? arrows[key] : undefined);
  act?.();
  return act !== undefined;
}
