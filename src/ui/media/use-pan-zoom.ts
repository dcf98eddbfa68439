import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Point } from '../map/map-view.ts';
import { trackGestures } from '../map/track-gestures.ts';
import { clampView, panBy, initialView, zoomAt, type ZoomSizes, type ZoomView } from './zoom-view.ts';

interface PanZoom {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** Changes the scale by a factor, in the middle of the place. */
  zoomBy(factor: number): void;
  reset(): void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const zoomStep = 1.25;
const keyPanPx = 48;

/** Moves a picture in its place: two fingers, one finger once it is larger, double tap, wheel and keys. The picture itself is moved, not drawn anew. */
export function usePanZoom(): PanZoom {
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView>(initialView);
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

  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const fromMiddle = ({ x, y }: Point): Point => ({
      x: x - current.clientWidth / 2,
      y: y - current.clientHeight / 2,
    });
    const stop = trackGestures(current, {
      pan: (dx, dy) => {
        if (view.current.scale > 1) change((now, sizes) => panBy(now, dx, dy, sizes));
      },
      zoom: (factor, at) => change((now, sizes) => zoomAt(now, now.scale * factor, fromMiddle(at), sizes)),
      doubleTap: (at) => change((now, sizes) => (now.scale > 1 ? initialView : zoomAt(now, 2, fromMiddle(at), sizes))),
      // The page keeps the wheel until the picture has the focus.
      takesWheel: () => current.parentElement?.contains(document.activeElement) === true,
    });
    const fit = new ResizeObserver(() => {
      if (view.current !== initialView) change(clampView);
    });
    fit.observe(current);
    return () => {
      stop();
      fit.disconnect();
    };
  }, [change]);

  const zoomBy = (factor: number) => change((now, sizes) => zoomAt(now, now.scale * factor, { x: 0, y: 0 }, sizes));
  const reset = () => change(() => initialView);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = byKey(event.key, {
      zoomBy,
      reset,
      pan: (dx, dy) => change((now, sizes) => panBy(now, dx, dy, sizes)),
      isLarge: view.current.scale > 1,
    });
    if (done) event.preventDefault();
  };
  return { place, picture, scale, zoomBy, reset, onKeyDown };
}

interface Moves extends Pick<PanZoom, 'zoomBy' | 'reset'> {
  readonly pan: (dx: number, dy: number) => void;
  readonly isLarge: boolean;
}

/** Arrows look around in what is larger than its place; otherwise they scroll the page as ever. */
function byKey(key: string, { zoomBy, reset, pan, isLarge }: Moves): boolean {
  const ways: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(zoomStep),
    '=': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': reset,
  };
  const arrows: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(keyPanPx, 0),
    ArrowRight: () => pan(-keyPanPx, 0),
    ArrowUp: () => pan(0, keyPanPx),
    ArrowDown: () => pan(0, -keyPanPx),
  };
  const act = ways[key] ?? (isLarge ? arrows[key] : undefined);
  act?.();
  return act !== undefined;
}
