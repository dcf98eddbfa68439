import { fitLayer, toGeo } from '#wayfinding';
import type { DocumentSet } from '#schemas/documents';

/** Finds a facility of a venue with the fit of its layer; undefined if the map of the venue does not tell. */
export const fitOfFacility = (
  documents: DocumentSet,
  { venue, facilityId }: { readonly venue: string; readonly facilityId: string },
) => {
  const park = documents.venue.get(venue)?.parkKindCd;
  const facility = [...documents.facility.values()].find(
    (one) => one.parkKindCd === park && one.facilityId === facilityId,
  );
  const layer = [...documents['park-map'].values()]
    .find((map) => map.venue === venue)
    ?.layers.find(({ id }) => id === facility?.at.layer);
  const fit = layer === undefined ? undefined : fitLayer(layer.controlPoints);
  return fit === undefined || facility === undefined ? undefined : { fit, at: facility.at };
};

/** Geographic position of a facility. */
export const placeOf = (
  documents: DocumentSet,
  named: { readonly venue: string; readonly facilityId: string },
): { readonly lat: number; readonly lng: number } | undefined => {
  const found = fitOfFacility(documents, named);
  return found === undefined ? undefined : toGeo(found.fit, found.at);
};
