import { fitLayer, fromGeo, metresBetween } from '#wayfinding';
import type { DocumentSet } from '#schemas/documents';

/** Distance in metres between a geographic position and a facility; undefined if the map of the venue does not tell. */
export const distanceToFacility = (documents: DocumentSet, { venue, facilityId }: { readonly venue: string; readonly facilityId: string }, position: { readonly lat: number; readonly lng: number }): number | undefined => {
  const park = documents.venue.get(venue)?.parkKindCd;
  const facility = [...documents.facility.values()].find((one) => one.parkKindCd === park && one.facilityId === facilityId);
  const layer = [...documents['park-map'].values()].find((map) => map.venue === venue)?.layers.find(({ id }) => id === facility?.at.layer);
  const fit = layer === undefined ? undefined : fitLayer(layer.controlPoints);
  return fit === undefined || facility === undefined ? undefined : metresBetween(fit, fromGeo(fit, position), facility.at);
};
