import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Point } from '#wayfinding';
import { centreOn, fitView, isVisible, keepInBox, panBy, toMap, zoomAt, type Size, type View } from './viewport.ts';

/** Share of the whole map's scale at which all names show. */
const namesFrom = 2;
const restMs = 160;
/** Marks are drawn again during a zoom when their size is off by more than this factor. */
const maxStretch = 1.5;

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
 * Zoom and pan of a layer. The view is written to the style of the stage directly, once a frame, so that a frame renders no component. `--inv` keeps
 * lines, nodes and labels at one size; it restyles every mark, so it is written at rest and when the marks are stretched too far.
 */
export function useViewport(layer: Size): Viewport {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const size = useRef<Size>({ width: 0, height: 0 });
  const markScale = useRef(0);
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { width, height } = layer;
  // Reading the size of the box in a frame would force a layout.
  const sizeOf = useCallback((): Size => size.current, []);
  const sizeMarks = useCallback((): void => {
    const { k } = view.current;
    if (markScale.current === k) return;
    markScale.current = k;
    stage.current?.style.setProperty('--inv', String(1 / k));
    stage.current?.classList.toggle('shows-names', k >= fitView({ width, height }, size.current).k * namesFrom);
  }, [width, height]);
  const draw = useCallback((): void => {
    frame.current = 0;
    const element = stage.current;
    const { k, x, y } = view.current;
    if (element === null) return;
    element.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    const stretch = k / markScale.current;
    if (stretch > maxStretch || stretch < 1 / maxStretch) sizeMarks();
    // The compositor moves the drawing while it changes, and it is drawn sharply again at rest.
    element.classList.add('is-moving');
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      sizeMarks();
      element.classList.remove('is-moving');
    }, restMs);
  }, [sizeMarks]);
  const show = useCallback(
    (next: View): void => {
      view.current = next;
      frame.current ||= requestAnimationFrame(draw);
    },
    [draw],
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): Size => ({ width: element.clientWidth, height: element.clientHeight });
    size.current = measure();
    view.current = fitView({ width, height }, size.current);
    markScale.current = 0;
    draw();
    const watch = new ResizeObserver(() => {
      const [before, after] = [size.current, measure()];
      if (after.width === before.width && after.height === before.height) return;
      const wasWhole = Math.abs(view.current.k - fitView({ width, height }, before).k) < 1e-6;
      size.current = after;
      show(wasWhole ? fitView({ width, height }, after) : keepInBox(view.current, { width, height }, after));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width, height, show, draw]);
  useEffect(
    () => () => {
      clearTimeout(rest.current);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );
  const inBox = useCallback(({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const place = box.current?.getBoundingClientRect();
    return { x: clientX - (place?.left ?? 0), y: clientY - (place?.top ?? 0) };
  }, []);
  const middle = useCallback((): Point => {
    const { width: across, height: down } = sizeOf();
    return toMap(view.current, { x: across / 2, y: down / 2 });
  }, [sizeOf]);
  const zoom = useCallback(
    (factor: number, client?: { readonly clientX: number; readonly clientY: number }): void => {
      const whole = sizeOf();
      show(
        zoomAt(
          view.current,
          factor,
          client === undefined ? { x: whole.width / 2, y: whole.height / 2 } : inBox(client),
          { width, height },
          whole,
        ),
      );
    },
    [show, sizeOf, inBox, width, height],
  );
  const centre = useCallback(
    (point: Point): void => show(centreOn(view.current, point, { width, height }, sizeOf())),
    [show, sizeOf, width, height],
  );
  return {
    box,
    stage,
    zoom,
    middle,
    centre,
    unitsPerPixel: useCallback(() => 1 / view.current.k, []),
    toMap: useCallback((client) => toMap(view.current, inBox(client)), [inBox]),
    pan: useCallback(
      (dx, dy) => show(panBy(view.current, dx, dy, { width, height }, sizeOf())),
      [show, sizeOf, width, height],
    ),
    showAll: useCallback(() => show(fitView({ width, height }, sizeOf())), [show, sizeOf, width, height]),
    reveal: useCallback(
      (point) => {
        if (!isVisible(view.current, point, sizeOf())) centre(point);
      },
      [centre, sizeOf],
    ),
  };
}
