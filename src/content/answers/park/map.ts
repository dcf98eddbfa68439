import { codeLists } from '#schemas/code-lists';
import type { MapAnswer } from '#schemas/calls/contents/park-answers';
import { resolveArt } from '#engine';
import { found, refused } from '../outcomes.ts';
import { localised } from '../texts.ts';
import type { Read, Reading } from '../types.ts';
import { venueOf } from './venue-of.ts';

/** Categories and tags that facilities of the park have, in the order of their code lists. */
const usedCodes = (
  { documents }: Reading,
  parkKindCd: string,
  list: string,
  codesOf: (facility: { readonly faciltCateKindCd: string; readonly tags?: readonly string[] }) => readonly string[],
) => {
  const used = new Set(
    [...documents.facility.values()].filter((facility) => facility.parkKindCd === parkKindCd).flatMap(codesOf),
  );
  return (documents['code-list'].get(list)?.items ?? []).filter(({ codeId }) => used.has(codeId));
};

/** `information/maps`. */
export const readMap: Read = (reading) => {
  const { documents, locale } = reading;
  const venue = venueOf(reading);
  const map = [...documents['park-map'].values()].find((one) => one.venue === venue?.id);
  if (venue === undefined || map === undefined) return refused('unknownVenue');
  const { layer, ...start } = map.start;
  const answer: MapAnswer = {
    parkKindCd: venue.parkKindCd,
    layerList: map.layers.map(({ id, name, art, controlPoints, ...rest }) => ({
      ...rest,
      layerId: id,
      layerNm: localised(name, locale),
      imageNm: resolveArt(documents, art),
      pointList: controlPoints,
    })),
    zoomMin: map.zoom.min,
    zoomMax: map.zoom.max,
    ...(map.defaultFloor === undefined ? {} : { defaultFloor: map.defaultFloor }),
    start: { ...start, layerId: layer },
    cateList: usedCodes(reading, venue.parkKindCd, codeLists.facilityCategory, ({ faciltCateKindCd }) => [
      faciltCateKindCd,
    ]).map(({ codeId, codeName, icon }) => ({
      faciltCateKindCd: codeId,
      cateNm: localised(codeName, locale),
      iconNm: icon ?? '',
    })),
    tagList: usedCodes(reading, venue.parkKindCd, codeLists.facilityTag, ({ tags }) => tags ?? []).map(
      ({ codeId, codeName }) => ({ tagCd: codeId, tagNm: localised(codeName, locale) }),
    ),
  };
  return found(answer);
};
