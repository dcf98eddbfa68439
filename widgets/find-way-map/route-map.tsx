import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import type { Decoded } from '#schemas/command';
import type { MapAnswer } from '#schemas/calls/contents/park-answers';
import type { MapMarker } from '#ui/map/arrange-markers.ts';
import { LocationDot } from '#ui/map/location-dot.tsx';
import { MapCanvas } from '#ui/map/map-canvas.tsx';
import { zoomStep, type MapHandle } from '#ui/map/use-map-view.ts';
import type { SheetPosition } from '#ui/overlays/sheet-position.ts';
import { routeLines, type LayerPoint, type Route, type Step } from '#wayfinding';
import frame from '#ui/map/map-window.module.css';
import { useWidgetPort } from '../port.tsx';
import { RoundButton } from '../shared/map/round-button.tsx';
import { fixOnLayer } from '../shared/map/smooth-fix.ts';
import { useMapInsets } from '../shared/map/use-map-insets.ts';
import css from './route-map.module.css';
import { RouteLine } from './route-line.tsx';
import type { Settings } from './schema.ts';
import type { WayLocation } from './use-way-location.ts';

/** Holds the layer that the visitor chose, and the point of a step. */
export interface View {
  readonly layerId: string;
  readonly at?: LayerPoint;
}

interface RouteMapProps {
  readonly settings: Decoded<Settings>;
  readonly label: string;
  readonly map: MapAnswer;
  readonly layer: MapAnswer['layerList'][number];
  /** Layers of the route. */
  readonly layers: MapAnswer['layerList'];
  readonly route: Route | undefined;
  readonly steps: readonly Step[];
  readonly location: WayLocation;
  /** Stops and destination. */
  readonly markers: readonly (MapMarker & { readonly layerId: string })[];
  readonly goalId: string;
  readonly view: View | undefined;
  readonly sheet: SheetPosition;
  readonly head: RefObject<HTMLElement | null>;
  readonly isGuiding: boolean;
  readonly onView: (view: View) => void;
}

/** Zoom at which steps and the visitor are shown at least, and the closest for a whole route. */
const CLOSE = 2;

/** One layer of the map with the parts of the route on it, numbers at its steps, the stops, and the visitor's location. */
export function RouteMap({
  settings: { texts, heights },
  label,
  map,
  layer,
  layers,
  route,
  steps,
  location,
  markers,
  goalId,
  view,
  sheet,
  head,
  isGuiding,
  onView,
}: RouteMapProps) {
  const { text } = useWidgetPort();
  const canvas = useRef<MapHandle>(null);
  const insets = useMapInsets(sheet, heights, head);
  const { layerId } = layer;
  const lines = useMemo(
    () => (route === undefined ? [] : routeLines(route).filter((line) => line.layerId === layerId)),
    [route, layerId],
  );
  const onLayer = markers.filter((marker) => marker.layerId === layerId);
  // A location in the park stands on the outdoor layer; indoors it says little about the floor.
  const dot = useMemo(
    () => (location.fix === undefined || layer.floor !== undefined ? undefined : fixOnLayer(layer, location.fix)),
    [layer, location.fix],
  );

  const showRoute = useEffectEvent(() => {
    const points = lines.length === 0 ? [] : [...lines.flatMap((line) => line.points), ...onLayer];
    if (view?.at?.layerId === layerId) canvas.current?.show(view.at, CLOSE);
    else if (isGuiding && dot !== undefined) canvas.current?.show(dot, CLOSE);
    else if (points.length > 0) canvas.current?.fit(points, CLOSE);
  });
  useEffect(() => showRoute(), [lines, view, isGuiding, insets.top]);
  const showHere = useEffectEvent(() => {
    if (dot !== undefined) canvas.current?.show(dot, CLOSE);
  });
  useEffect(() => {
    if (location.found > 0) showHere();
  }, [location.found]);
  const follow = useEffectEvent(() => {
    if (isGuiding && dot !== undefined) canvas.current?.reveal(dot);
  });
  useEffect(() => follow(), [dot]);

  const goTo = (id: string): void => {
    const marker = markers.find((one) => one.id === id);
    if (marker !== undefined) onView({ layerId: marker.layerId, at: marker });
  };
  return (
    <div className={frame['area']}>
      <MapCanvas
        key={layerId}
        ref={canvas}
        label={layer.floor === undefined ? label : `${label}, ${layer.layerNm}`}
        layer={{ art: layer.imageNm, width: layer.width, height: layer.height }}
        zoom={{ min: map.zoomMin, max: map.zoomMax }}
        start={
          map.start.layerId === layerId ? map.start : { x: layer.width / 2, y: layer.height / 2, zoom: map.zoomMin }
        }
        markers={onLayer}
        chosen={goalId}
        insets={insets}
        onChoose={goTo}
        moreLabel={(name, more) => `${name} +${more}`}
        texts={{ noPicture: texts.noPicture, retry: text('retry') }}
      >
        <RouteLine layer={layer} lines={lines} steps={steps} />
        {dot === undefined ? null : <LocationDot label={texts.here} {...dot} />}
      </MapCanvas>
      <div className={`${frame['tools']} ${css['tools']}`} data-position={sheet}>
        <div className={css['layers']} role="group" aria-label={texts.layers}>
          {layers.length < 2
            ? null
            : layers.map((one) => (
                <button
                  key={one.layerId}
                  type="button"
                  className="chip"
                  aria-pressed={one.layerId === layerId}
                  onClick={() => onView({ layerId: one.layerId })}
                >
                  {one.layerNm}
                </button>
              ))}
        </div>
        <div>
          <div className={css['zoom']}>
            <RoundButton label={text('zoomIn')} icon="plus" onPress={() => canvas.current?.zoomBy(zoomStep)} />
            <RoundButton label={text('zoomOut')} icon="minus" onPress={() => canvas.current?.zoomBy(1 / zoomStep)} />
          </div>
          <RoundButton
            label={texts.showHere}
            icon="current-location"
            className={frame['locate']}
            onPress={location.locate}
          />
        </div>
      </div>
    </div>
  );
}
