import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { coast, glide, type Motion } from './motion.ts';
import {
  baseScale,
  clampView,
  isVisible,
  panBy,
  viewAt,
  viewOf,
  visibleCentre,
  zoomAt,
  zoomOf,
  type Insets,
  type MapSizes,
  type MapView,
  type Point,
} from './map-view.ts';
import { trackGestures } from './track-gestures.ts';

/** Moves a map from outside. */
export interface MapHandle {
  zoomBy(factor: number): void;
  reset(): void;
  /** Brings a point of the layer into the middle, at least at a zoom level. */
  show(point: Point, zoom?: number): void;
  /** Shows all of some points, no closer than a zoom level. */
  fit(points: readonly Point[], zoom: number): void;
  /** Brings a point that is covered or outside into view. */
  reveal(point: Point): void;
}

interface MapViewInput {
  readonly layer: readonly [width: number, height: number];
  readonly zoom: MapSizes['zoom'];
  readonly start: Point & { readonly zoom: number };
  readonly insets: Insets;
}

/** The map at rest: markers are arranged for it. */
export interface Rest {
  readonly scale: number;
  readonly zoom: number;
}

interface MapViewResult {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly moved: RefObject<HTMLDivElement | null>;
  /** Undefined until the place has a size. */
  readonly rest: Rest | undefined;
  readonly handle: MapHandle;
  onKeyDown(event: KeyboardEvent): void;
}

export const zoomStep = 1.5;
const KEY_PAN_PX = 64;
/** The map rests when it has not moved for this time. */
const REST_MS = 120;
/** `--k` is also written while the map moves when the scale has changed by more than this. */
const MAX_DRIFT = 1.5;

/** Keeps the view of a map and writes it as one transform. `--k` (1 / scale) is written at rest only, because every marker depends on it. */
export function useMapView({ layer, zoom, start, insets }: MapViewInput): MapViewResult {
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const motion = useRef<Motion>(undefined);
  const written = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [rest, setRest] = useState<Rest>();
  const input = useRef({ layer, zoom, start, insets });
  useLayoutEffect(() => {
    input.current = { layer, zoom, start, insets };
  });

  const sizes = useCallback((): MapSizes => {
    const { start: _, ...limits } = input.current;
    return { ...limits, place: [place.current?.clientWidth ?? 0, place.current?.clientHeight ?? 0] };
  }, []);

  const settle = useCallback(() => {
    const element = moved.current;
    if (element === null || view.current === undefined) return;
    const { scale } = view.current;
    written.current = scale;
    element.style.setProperty('--k', String(1 / scale));
    // A layer with will-change keeps the resolution it was drawn in.
    element.style.willChange = 'auto';
    setRest({ scale, zoom: zoomOf(view.current, sizes()) });
  }, [sizes]);

  const write = useCallback(
    (next: MapView) => {
      const element = moved.current;
      if (element === null) return;
      view.current = next;
      element.style.willChange = 'transform';
      element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      const drift = next.scale / written.current;
      if (drift > MAX_DRIFT || drift < 1 / MAX_DRIFT) {
        written.current = next.scale;
        element.style.setProperty('--k', String(1 / next.scale));
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, REST_MS);
    },
    [settle],
  );

  const change = useCallback(
    (next: (now: MapView, sizes: MapSizes) => MapView) => {
      if (view.current !== undefined) write(next(view.current, sizes()));
    },
    [write, sizes],
  );

  const glideTo = useCallback(
    (next: (now: MapView, sizes: MapSizes) => MapView) => {
      const now = view.current;
      if (now === undefined) return;
      motion.current?.stop();
      motion.current = glide(now, next(now, sizes()), write);
    },
    [write, sizes],
  );

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const fit = (): void => {
      const now = sizes();
      if (now.place[0] === 0 || now.place[1] === 0) return;
      if (view.current !== undefined) return write(clampView(view.current, now));
      write(viewAt(input.current.start, baseScale(now) * input.current.start.zoom, now));
      clearTimeout(timer.current);
      settle();
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const stop = trackGestures(element, {
      begin: () => motion.current?.stop(),
      pan: (dx, dy) => change((now, limits) => panBy(now, dx, dy, limits)),
      zoom: (factor, at) => {
        motion.current?.stop();
        change((now, limits) => zoomAt(now, factor, at, limits));
      },
      doubleTap: (at) =>
        glideTo((now, limits) =>
          zoomAt(now, zoomOf(now, limits) > limits.zoom.max * 0.95 ? limits.zoom.min / limits.zoom.max : 2, at, limits),
        ),
      end: (vx, vy) => {
        motion.current = coast(vx, vy, (dx, dy) => change((now, limits) => panBy(now, dx, dy, limits)));
      },
      takesWheel: () => true,
    });
    return () => {
      stop();
      observer.disconnect();
      motion.current?.stop();
      clearTimeout(timer.current);
    };
  }, [change, glideTo, settle, sizes, write]);

  const { top, right, bottom, left } = insets;
  // What covers the map has changed: parts of it may have to be reachable now.
  useEffect(() => change(clampView), [change, top, right, bottom, left]);

  const handle = useMemo(
    (): MapHandle => ({
      zoomBy: (factor) => glideTo((now, limits) => zoomAt(now, factor, visibleCentre(limits), limits)),
      reset: () => glideTo((_, limits) => viewAt(input.current.start, baseScale(limits) * limits.zoom.min, limits)),
      fit: (points, closest) => glideTo((_, limits) => viewOf(points, closest, limits)),
      reveal: (point) => {
        const now = view.current;
        if (now !== undefined && !isVisible(point, now, sizes()))
          glideTo((old, limits) => viewAt(point, old.scale, limits));
      },
      show: (point, atLeast = 0) =>
        glideTo((now, limits) => viewAt(point, Math.max(now.scale, baseScale(limits) * atLeast), limits)),
    }),
    [glideTo, sizes],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = (dx: number, dy: number) => glideTo((now, limits) => panBy(now, dx, dy, limits));
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => handle.zoomBy(zoomStep),
      '=': () => handle.zoomBy(zoomStep),
      '-': () => handle.zoomBy(1 / zoomStep),
      '0': handle.reset,
      ArrowLeft: () => pan(KEY_PAN_PX, 0),
      ArrowRight: () => pan(-KEY_PAN_PX, 0),
      ArrowUp: () => pan(0, KEY_PAN_PX),
      ArrowDown: () => pan(0, -KEY_PAN_PX),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return { place, moved, rest, handle, onKeyDown };
}
