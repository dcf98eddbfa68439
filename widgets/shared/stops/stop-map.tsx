import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';
import type { MapMarker } from '#ui/map/arrange-markers.ts';
import { groupMarks } from '#ui/map/group-marks.ts';
import { MapCanvas, useMapScale } from '#ui/map/map-canvas.tsx';
import { zoomStep, type MapHandle } from '#ui/map/use-map-view.ts';
import type { Leg } from './course-legs.ts';
import { useWidgetPort } from '../../port.tsx';
import { RoundButton } from '../map/round-button.tsx';
import css from './stop-map.module.css';

interface StopMapProps {
  readonly label: string;
  readonly layersLabel: string;
  readonly noPicture: string;
  readonly map: MapAnswer;
  readonly stops: readonly FacilityItem[];
  readonly legs: readonly (Leg | undefined)[];
  readonly done?: ReadonlySet<string> | undefined;
  /** Further places, which can be chosen on the map. */
  readonly others?: readonly FacilityItem[];
  readonly onChoose: (facilityId: string) => void;
}

/** Closest zoom at which a whole course is shown. */
const CLOSE = 2;
const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('');
const markerOf = (
  { facilityId: id, x, y, name, iconNm: icon, order, faciltCateKindCd: group, fromZoom }: FacilityItem,
  isStop: boolean,
): MapMarker => ({
  id,
  x,
  y,
  name,
  icon,
  label: name,
  order: isStop ? 0 : order,
  group: isStop ? id : group,
  ...(isStop || fromZoom === undefined ? {} : { fromZoom }),
});

interface StopMarksProps extends Pick<StopMapProps, 'stops' | 'done'> {
  readonly layerId: string;
}

/** The numbers of the stops on a layer. */
function StopMarks({ stops, layerId, done }: StopMarksProps) {
  const scale = useMapScale();
  const marks = stops.flatMap(({ facilityId, layerId: on, x, y }, index) =>
    on === layerId ? [{ x, y, number: index + 1, isDone: done?.has(facilityId) === true }] : [],
  );
  return groupMarks(marks, scale ?? Infinity).map(({ x, y, marks: group }) => (
    <span key={group[0]?.number} className={css['mark']} style={{ left: x, top: y }} aria-hidden="true">
      <span className="num" data-done={group.every(({ isDone }) => isDone)}>
        {group.map(({ number }) => number).join('·')}
      </span>
    </span>
  ));
}

/** A map with the line of a course and the numbers of its stops, one layer at a time. */
export function StopMap({
  label,
  layersLabel,
  noPicture,
  map,
  stops,
  legs,
  done,
  others = [],
  onChoose,
}: StopMapProps) {
  const { text } = useWidgetPort();
  const canvas = useRef<MapHandle>(null);
  const [chosen, setChosen] = useState<string>();
  const used = useMemo(
    () => map.layerList.filter(({ layerId }) => others.length > 0 || stops.some((stop) => stop.layerId === layerId)),
    [map, others, stops],
  );
  const layer =
    used.find(({ layerId }) => layerId === chosen) ??
    used.find(({ layerId }) => layerId === stops[0]?.layerId) ??
    used.find(({ layerId }) => layerId === map.start.layerId) ??
    map.layerList[0];
  const layerId = layer?.layerId;
  const markers = useMemo(
    () =>
      [
        ...stops.map((stop) => ({ stop, isStop: true })),
        ...others.filter((one) => !stops.includes(one)).map((stop) => ({ stop, isStop: false })),
      ]
        .filter(({ stop }) => stop.layerId === layerId)
        .map(({ stop, isStop }) => markerOf(stop, isStop)),
    [stops, others, layerId],
  );
  const fit = useEffectEvent(() => {
    const points = stops.filter((stop) => stop.layerId === layerId);
    if (points.length > 0) canvas.current?.fit(points, CLOSE);
  });
  const key = stops.map(({ facilityId }) => facilityId).join(' ');
  useEffect(() => fit(), [layerId, key]);
  if (layer === undefined) return null;
  const lines = legs.flatMap((leg) => leg?.lines ?? []).filter((line) => line.layerId === layerId);
  return (
    <div className={css['map']}>
      <MapCanvas
        key={layer.layerId}
        ref={canvas}
        label={label}
        layer={{ art: layer.imageNm, width: layer.width, height: layer.height }}
        zoom={{ min: map.zoomMin, max: map.zoomMax }}
        start={
          map.start.layerId === layerId ? map.start : { x: layer.width / 2, y: layer.height / 2, zoom: map.zoomMin }
        }
        markers={markers}
        onChoose={onChoose}
        moreLabel={(name, more) => `${name} +${more}`}
        texts={{ noPicture, retry: text('retry') }}
      >
        <svg className={css['lines']} viewBox={`0 0 ${layer.width} ${layer.height}`} aria-hidden="true">
          {lines.map(({ points }, index) => (
            <path key={`case ${index}`} className={css['case']} d={pathOf(points)} />
          ))}
          {lines.map(({ points }, index) => (
            <path key={index} className={css['line']} d={pathOf(points)} />
          ))}
        </svg>
        <StopMarks stops={stops} layerId={layer.layerId} done={done} />
      </MapCanvas>
      <div className={css['tools']}>
        <div className={css['layers']} role="group" aria-label={layersLabel}>
          {used.length < 2
            ? null
            : used.map((one) => (
                <button
                  key={one.layerId}
                  type="button"
                  className="chip"
                  aria-pressed={one.layerId === layerId}
                  onClick={() => setChosen(one.layerId)}
                >
                  {one.layerNm}
                </button>
              ))}
        </div>
        <div className={css['zoom']}>
          <RoundButton label={text('zoomIn')} icon="plus" onPress={() => canvas.current?.zoomBy(zoomStep)} />
          <RoundButton label={text('zoomOut')} icon="minus" onPress={() => canvas.current?.zoomBy(1 / zoomStep)} />
        </div>
      </div>
    </div>
  );
}
