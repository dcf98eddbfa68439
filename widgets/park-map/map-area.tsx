import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';
import { useRestingPress } from '#ui/hooks/use-resting-press.ts';
import { FloorChooser } from '#ui/map/floor-chooser.tsx';
import { LocationDot } from '#ui/map/location-dot.tsx';
import { MapCanvas } from '#ui/map/map-canvas.tsx';
import { zoomStep, type MapHandle } from '#ui/map/use-map-view.ts';
import type { SheetPosition } from '#ui/overlays/sheet-position.ts';
import type { WidgetProps } from '../define-widget.ts';
import { isOpen } from '../shared/facilities/facility-now.ts';
import { markerOf } from '../shared/facilities/facility-marker.ts';
import { CATEGORY } from '../shared/facilities/facility-search-bar.tsx';
import { filterFacilities } from '../shared/facilities/facility-search.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import frame from '#ui/map/map-window.module.css';
import { useFacilityNow, type ParkFilter } from '../shared/park/park-screen.tsx';
import { usePartyHeights } from '../shared/facilities/use-party-heights.ts';
import { useWidgetPort } from '../port.tsx';
import { RoundButton } from '../shared/map/round-button.tsx';
import { fixOnLayer } from '../shared/map/smooth-fix.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import type { Here } from '../shared/map/use-here.ts';
import { useMapInsets } from '../shared/map/use-map-insets.ts';
import css from './component.module.css';
import { firstFloor, indoorLayers, startOf, type Layer } from './layers.ts';
import type { Settings } from './schema.ts';

interface MapAreaProps {
  readonly id: string;
  readonly settings: WidgetProps<Settings>['settings'];
  readonly map: MapAnswer | undefined;
  readonly layer: Layer | undefined;
  readonly items: readonly FacilityItem[];
  readonly chosen: FacilityItem | undefined;
  readonly position: SheetPosition;
  readonly filter: ParkFilter;
  readonly here: Here;
  /** Covers the top of the map. */
  readonly head: RefObject<HTMLElement | null>;
  readonly onChoose: (item: FacilityItem) => void;
  readonly onFloor: (floor: number | undefined) => void;
}

/** Zoom at which a found location is shown at least. */
const CLOSE = 2;

/** The map with its buttons. */
export function MapArea({
  id,
  settings,
  map,
  layer,
  items,
  chosen,
  position,
  filter,
  here,
  head,
  onChoose,
  onFloor,
}: MapAreaProps) {
  const { texts, state, heights, outside } = settings;
  const port = useWidgetPort();
  const category = port.frame.query?.[CATEGORY] ?? '';
  const { heights: party } = usePartyHeights();
  const nowOf = useFacilityNow(useFacilityStates());
  const canvas = useRef<MapHandle>(null);
  const insets = useMapInsets(position, heights, head);
  const markers = useMemo(() => {
    const tagNames = ({ tagList }: FacilityItem) =>
      (map?.tagList ?? []).filter(({ tagCd }) => tagList.includes(tagCd)).map(({ tagNm }) => tagNm);
    const found = filterFacilities(
      items,
      { category, term: filter.term, isOpenNow: filter.isOpenNow, heights: filter.usesHeights ? party : undefined },
      (item) => isOpen(nowOf(item)),
      tagNames,
    );
    const shown = chosen === undefined || found.includes(chosen) ? found : [...found, chosen];
    return shown.filter(({ layerId }) => layerId === layer?.layerId).map((item) => markerOf(item, nowOf(item), state));
  }, [items, map, category, filter, party, nowOf, chosen, layer, state]);
  const refresh = useRestingPress(settings.refreshMs, () => {
    port.run({ kind: 'refresh' });
    // Without a network the site says so itself.
    if (navigator.onLine) port.say(texts.refreshed);
  });
  const dot = layer !== undefined && here.shown !== undefined ? fixOnLayer(layer, here.shown) : undefined;

  const showChosen = useEffectEvent(() => {
    if (chosen !== undefined && chosen.layerId === layer?.layerId) canvas.current?.show(chosen, 1);
  });
  const showHere = useEffectEvent(() => {
    if (dot === undefined) port.run(outside);
    else canvas.current?.show(dot, CLOSE);
  });
  const chosenId = chosen?.facilityId;
  useEffect(() => {
    if (chosenId !== undefined) showChosen();
  }, [chosenId]);
  useEffect(() => {
    if (here.found > 0) showHere();
  }, [here.found]);

  const floors = map === undefined ? [] : indoorLayers(map);
  const first = map === undefined ? undefined : firstFloor(map);
  const { floor } = layer ?? {};
  return (
    <div className={frame['area']}>
      {map === undefined || layer === undefined ? (
        <div className={frame['waiting']} aria-busy="true">
          <span className="sr">{port.text('loading')}</span>
        </div>
      ) : (
        <MapCanvas
          key={layer.layerId}
          ref={canvas}
          label={floor === undefined ? texts.map : `${texts.map}, ${layer.layerNm}`}
          layer={{ art: layer.imageNm, width: layer.width, height: layer.height }}
          zoom={{ min: map.zoomMin, max: map.zoomMax }}
          start={chosen?.layerId === layer.layerId ? { x: chosen.x, y: chosen.y, zoom: CLOSE } : startOf(map, layer)}
          markers={markers}
          chosen={chosen?.facilityId}
          insets={insets}
          onChoose={(pressedId) => {
            const item = items.find(({ facilityId }) => facilityId === pressedId);
            if (item !== undefined) onChoose(item);
          }}
          moreLabel={(name, count) => fillText(texts.more, { name, count })}
          texts={{ noPicture: texts.noPicture, retry: port.text('retry') }}
        >
          {dot === undefined ? null : <LocationDot label={texts.here} {...dot} />}
        </MapCanvas>
      )}
      <div className={`${frame['tools']} ${css['tools']}`} data-position={position}>
        <div>
          <RoundButton label={port.text('zoomIn')} icon="plus" onPress={() => canvas.current?.zoomBy(zoomStep)} />
          <RoundButton label={port.text('zoomOut')} icon="minus" onPress={() => canvas.current?.zoomBy(1 / zoomStep)} />
        </div>
        <div>
          {floor === undefined ? null : (
            <FloorChooser
              id={`${id}-floors`}
              label={texts.floor}
              floors={floors.map((one) => ({
                floor: one.floor,
                name: fillText(texts.floorName, { count: one.floor }),
              }))}
              floor={floor}
              onChange={onFloor}
            />
          )}
          {first === undefined ? null : floor === undefined ? (
            <RoundButton label={texts.indoors} icon="building" onPress={() => onFloor(first)} />
          ) : (
            <RoundButton label={texts.outdoors} icon="trees" onPress={() => onFloor(undefined)} />
          )}
          <RoundButton label={texts.refresh} icon="refresh" isResting={refresh.isResting} onPress={refresh.press} />
          <RoundButton label={texts.locate} icon="current-location" className={frame['locate']} onPress={here.locate} />
        </div>
      </div>
    </div>
  );
}
