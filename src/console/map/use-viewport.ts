import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Point } from '#wayfinding';
import { centreOn, fitView, isVisible, keepInBox, panBy, toMap, zoomAt, type Size, type View } from './viewport.ts';

/** Share of the whole map's scale at which all names show. */
const namesFrom = 2;
const restMs = 160;

export interface Viewport {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Units per pixel. */
  readonly unitsPerPixel: () => number;
  readonly toMap: (client: { readonly clientX: number; readonly clientY: number }) => Point;
  readonly middle: () => Point;
  readonly pan: (dx: number, dy: number) => void;
  /** Zooms around a client position, or around the middle. */
  readonly zoom: (factor: number, client?: { readonly clientX: number; readonly clientY: number }) => void;
  readonly showAll: () => void;
  readonly centre: (point: Point) => void;
  /** Centres a point only if it is out of sight. */
  readonly reveal: (point: Point) => void;
}

/**
 * Zoom and pan of a layer. The view is written to the style of the stage directly, so that a frame renders no component; `--inv` keeps lines,
 * nodes and labels at one size.
 */
export function useViewport(layer: Size): Viewport {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { width, height } = layer;
  const sizeOf = useCallback((): Size => ({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 }), []);
  const show = useCallback((next: View): void => {
    view.current = next;
    const element = stage.current;
    if (element === null) return;
    element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
    element.style.setProperty('--inv', String(1 / next.k));
    element.classList.toggle('shows-names', next.k >= fitView({ width, height }, sizeOf()).k * namesFrom);
    // The compositor moves the drawing while it changes, and it is drawn sharply again at rest.
    element.classList.add('is-moving');
    clearTimeout(rest.current);
    rest.current = setTimeout(() => element.classList.remove('is-moving'), restMs);
  }, [width, height, sizeOf]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    show(fitView({ width, height }, sizeOf()));
    let before = sizeOf();
    const watch = new ResizeObserver(() => {
      const size = sizeOf();
      if (size.width === before.width && size.height === before.height) return;
      const wasWhole = Math.abs(view.current.k - fitView({ width, height }, before).k) < 1e-6;
      before = size;
      show(wasWhole ? fitView({ width, height }, size) : keepInBox(view.current, { width, height }, size));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width, height, show, sizeOf]);
  useEffect(() => () => clearTimeout(rest.current), []);
  const inBox = useCallback(({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const place = box.current?.getBoundingClientRect();
    return { x: clientX - (place?.left ?? 0), y: clientY - (place?.top ?? 0) };
  }, []);
  const middle = useCallback((): Point => {
    const size = sizeOf();
    return toMap(view.current, { x: size.width / 2, y: size.height / 2 });
  }, [sizeOf]);
  const zoom = useCallback((factor: number, client?: { readonly clientX: number; readonly clientY: number }): void => {
    const size = sizeOf();
    show(zoomAt(view.current, factor, client === undefined ? { x: size.width / 2, y: size.height / 2 } : inBox(client), { width, height }, size));
  }, [show, sizeOf, inBox, width, height]);
  const centre = useCallback((point: Point): void => show(centreOn(view.current, point, { width, height }, sizeOf())), [show, sizeOf, width, height]);
  return {
    box, stage, zoom, middle, centre,
    unitsPerPixel: useCallback(() => 1 / view.current.k, []),
    toMap: useCallback((client) => toMap(view.current, inBox(client)), [inBox]),
    pan: useCallback((dx, dy) => show(panBy(view.current, dx, dy, { width, height }, sizeOf())), [show, sizeOf, width, height]),
    showAll: useCallback(() => show(fitView({ width, height }, sizeOf())), [show, sizeOf, width, height]),
    reveal: useCallback((point) => { if (!isVisible(view.current, point, sizeOf())) centre(point); }, [centre, sizeOf]),
  };
}
