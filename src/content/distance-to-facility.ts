import { fromGeo, metresBetween } from '#wayfinding';
import type { DocumentSet } from '#schemas/documents';
import { fitOfFacility } from './place-of-facility.ts';

/** Distance in metres between a geographic position and a facility; undefined if the map of the venue does not tell. */
export const distanceToFacility = (
  documents: DocumentSet,
  named: { readonly venue: string; readonly facilityId: string },
  position: { readonly lat: number; readonly lng: number },
): number | undefined => {
  const found = fitOfFacility(documents, named);
  return found === undefined ? undefined : metresBetween(found.fit, fromGeo(found.fit, position), found.at);
};
