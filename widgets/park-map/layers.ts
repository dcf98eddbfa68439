import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';

export type Layer = MapAnswer['layerList'][number];

/** Floors of the buildings, from the lowest up. */
export const indoorLayers = ({ layerList }: MapAnswer): readonly (Layer & { readonly floor: number })[] =>
  layerList
    .flatMap((layer) => (layer.floor === undefined ? [] : [{ ...layer, floor: layer.floor }]))
    .toSorted((a, b) => a.floor - b.floor);

/** Floor that the change to indoors shows. */
export const firstFloor = (map: MapAnswer): number | undefined => {
  const floors = indoorLayers(map);
  return floors.find(({ floor }) => floor === map.defaultFloor)?.floor ?? floors[0]?.floor;
};

/** Returns the layer to display: of the chosen facility, else of the floor in the address, else the first outdoor one. */
export const shownLayer = (
  map: MapAnswer,
  { floor, chosen }: { readonly floor: string; readonly chosen: FacilityItem | undefined },
): Layer | undefined => {
  const { layerList, start } = map;
  return (
    layerList.find(({ layerId }) => layerId === chosen?.layerId) ??
    (floor === '' ? undefined : indoorLayers(map).find((layer) => String(layer.floor) === floor)) ??
    layerList.find(({ layerId }) => layerId === start.layerId) ??
    layerList.find((layer) => layer.floor === undefined) ??
    layerList[0]
  );
};

/** Returns the view in which a layer opens. */
export const startOf = (
  { start, zoomMin }: MapAnswer,
  { layerId, width, height }: Layer,
): { readonly x: number; readonly y: number; readonly zoom: number } =>
  start.layerId === layerId ? start : { x: width / 2, y: height / 2, zoom: zoomMin };
