import type { MapLayer, ParkMap } from '#schemas/documents/park-map/schema';
import type { Path } from '../../problem.ts';
import type { CheckContext, Finding } from '../../check-context.ts';
import { fitOf, isInside } from './park-context.ts';

/** Largest distance of a control point from its fitted location, in metres (decisions-venues §2). */
const MAX_RESIDUAL = 15;

/** Checks that each layer can be located and that the start lies on the map. */
export function checkMaps(context: CheckContext): void {
  for (const map of context.documents['park-map'].values()) {
    map.layers.forEach((layer, index) => checkLayer(context, map, layer, ['layers', index]));
    checkStart(context, map);
    checkZoom(context, map, ['start', 'zoom'], map.start.zoom, map);
    if (map.zoom.min > map.zoom.max) context.report(map, ['zoom', 'max'], reversedZoom(map));
    if (map.defaultFloor !== undefined && !map.layers.some(({ floor }) => floor === map.defaultFloor)) {
      const floors = map.layers.flatMap(({ floor }) => (floor === undefined ? [] : [String(floor)]));
      context.dangling(map, ['defaultFloor'], 'floor', String(map.defaultFloor), () => floors);
    }
  }
}

function checkLayer(context: CheckContext, map: ParkMap, layer: MapLayer, path: Path): void {
  layer.controlPoints.forEach((point, index) => {
    if (!isInside(layer, point)) context.report(map, [...path, 'controlPoints', index], outside(layer));
  });
  const fit = fitOf(layer);
  if (fit === undefined) context.report(map, [...path, 'controlPoints'], onOneLine(layer));
  else if (fit.residual > MAX_RESIDUAL) context.report(map, [...path, 'controlPoints'], badFit(layer, fit.residual));
}

function checkStart(context: CheckContext, map: ParkMap): void {
  const layer = map.layers.find(({ id }) => id === map.start.layer);
  if (layer === undefined)
    context.dangling(map, ['start', 'layer'], 'layer', map.start.layer, () => map.layers.map(({ id }) => id));
  else if (!isInside(layer, map.start)) context.report(map, ['start'], outside(layer));
}

/** Checks that a zoom level lies between the limits of a map. */
export function checkZoom(
  context: CheckContext,
  owner: { readonly type: string; readonly id: string },
  path: Path,
  zoom: number,
  map: ParkMap,
): void {
  const { min, max } = map.zoom;
  if (min <= max && (zoom < min || zoom > max)) context.report(owner, path, outOfRange(zoom, min, max));
}

const onOneLine = ({ id }: MapLayer): Finding => ({
  code: 'map-fit',
  text: {
    ko: `지도 층 '${id}'의 기준점이 한 줄에 있거나 세 개보다 적어서 위치를 계산할 수 없어요.`,
    en: `The control points of the layer '${id}' lie on one line, so positions cannot be calculated.`,
  },
  hint: {
    ko: '서로 멀리 떨어져 삼각형을 이루는 기준점을 세 개 이상 두세요.',
    en: 'Use three or more control points that form a wide triangle.',
  },
});

const badFit = ({ id }: MapLayer, residual: number): Finding => ({
  code: 'map-fit',
  text: {
    ko: `지도 층 '${id}'의 기준점이 서로 맞지 않아요. 가장 많이 어긋난 곳이 ${Math.round(residual)} m예요(최대 ${MAX_RESIDUAL} m).`,
    en: `The control points of the layer '${id}' do not fit together: the largest error is ${Math.round(residual)} m (maximum ${MAX_RESIDUAL} m).`,
  },
  hint: {
    ko: '기준점의 위치와 위도, 경도를 확인하세요.',
    en: 'Check the position, latitude and longitude of each control point.',
  },
});

/** Reports a point beyond the edge of its layer. */
export const outside = ({ id, width, height }: MapLayer): Finding => ({
  code: 'outside-layer',
  text: {
    ko: `이 위치는 지도 층 '${id}'(${width} × ${height})의 밖에 있어요.`,
    en: `This point lies outside the layer '${id}' (${width} × ${height}).`,
  },
  hint: { ko: '지도 층 안의 위치를 적으세요.', en: 'Choose a point inside the layer.' },
});

const outOfRange = (zoom: number, min: number, max: number): Finding => ({
  code: 'zoom-out-of-range',
  text: {
    ko: `배율 ${zoom}이(가) 지도의 범위(${min}–${max})를 벗어나요.`,
    en: `The zoom ${zoom} is outside the range of the map (${min} to ${max}).`,
  },
  hint: { ko: `${min}부터 ${max}까지의 배율을 적으세요.`, en: `Use a zoom from ${min} to ${max}.` },
});

const reversedZoom = ({ zoom: { min, max } }: ParkMap): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `최대 배율(${max})이 최소 배율(${min})보다 작아요.`,
    en: `The maximum zoom (${max}) is less than the minimum zoom (${min}).`,
  },
  hint: { ko: '두 값이 바뀌었는지 확인하세요.', en: 'Check whether the two were swapped.' },
});
