import { createContext, use, useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import type { Elements } from '../elements.ts';
import { Art } from '../media/art.tsx';
import { Icon } from '../media/icon.tsx';
import { arrangeMarkers, type MapMarker } from './arrange-markers.ts';
import css from './map-canvas.module.css';
import { MapPin } from './map-pin.tsx';
import { noInsets, type Insets, type Point } from './map-view.ts';
import { useDrawing } from './use-drawing.ts';
import { useMapView, zoomStep, type MapHandle } from './use-map-view.ts';

interface MapCanvasProps {
  readonly ref?: Ref<MapHandle>;
  /** Accessible name of the map. */
  readonly label: string;
  readonly layer: { readonly art: string; readonly width: number; readonly height: number };
  readonly zoom: { readonly min: number; readonly max: number };
  /** Point in the middle at the beginning, in units of the layer. */
  readonly start: Point & { readonly zoom: number };
  readonly markers: readonly MapMarker[];
  readonly chosen?: string | undefined;
  /** Widths of the covered edges, in pixels. */
  readonly insets?: Insets;
  readonly onChoose: (id: string) => void;
  /** Format of the label of a marker that stands for more. */
  readonly moreLabel: (label: string, more: number) => string;
  /** For a drawing that does not load; the markers stay. */
  readonly texts: { readonly noPicture: string; readonly retry: string };
  /** Drawn in the units of the layer, between drawing and markers: routes, the visitor's location. `--k` undoes the scale. */
  readonly children?: Elements;
}

const Scale = createContext<number | undefined>(undefined);

/** Pixels for each unit of the layer while the map rests; undefined until it has a size. For what is drawn on a map. */
export const useMapScale = (): number | undefined => use(Scale);

/** A map: drawing, route and markers under one transform. Change its `key` with the layer. */
export function MapCanvas({
  ref,
  label,
  layer,
  zoom,
  start,
  markers,
  chosen,
  insets = noInsets,
  onChoose,
  moreLabel,
  texts,
  children,
}: MapCanvasProps): ReactNode {
  const { place, moved, rest, handle, onKeyDown } = useMapView({
    layer: [layer.width, layer.height],
    zoom,
    start,
    insets,
  });
  const drawing = useDrawing(moved);
  useImperativeHandle(ref, () => handle, [handle]);
  const arranged = useMemo(
    () => (rest === undefined ? [] : arrangeMarkers(markers, { ...rest, chosen })),
    [markers, rest, chosen],
  );
  const choose = ({ id, x, y }: MapMarker, more: number): void => {
    if (more > 0 && rest !== undefined && rest.zoom < zoom.max * 0.95)
      return handle.show({ x, y }, rest.zoom * zoomStep * zoomStep);
    onChoose(id);
  };
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={0}
      aria-keyshortcuts="+ - 0"
      className={css['place']}
      onKeyDown={onKeyDown}
    >
      <div
        ref={moved}
        className={css['moved']}
        onErrorCapture={drawing.onErrorCapture}
        {...(rest === undefined ? {} : { style: { width: layer.width, height: layer.height } })}
      >
        <Art
          key={drawing.attempt}
          name={layer.art}
          className={css['drawing'] ?? ''}
          eager
          sizes="(min-width: 1024px) 1600px, 800px"
        />
        <Scale value={rest?.scale}>{children}</Scale>
        {arranged.map((one) => (
          <MapPin
            key={one.marker.id}
            {...one}
            isChosen={one.marker.id === chosen}
            label={one.more > 0 ? moreLabel(one.marker.label, one.more) : one.marker.label}
            onPress={choose}
            onReveal={handle.reveal}
          />
        ))}
      </div>
      {drawing.hasFailed ? (
        <div className={css['failed']} style={{ top: insets.top }}>
          <p role="status">{texts.noPicture}</p>
          <button type="button" className="btn btn--line btn--small" onClick={drawing.retry}>
            <Icon name="refresh" size="s" />
            <span>{texts.retry}</span>
          </button>
        </div>
      ) : null}
    </div>
  );
}
