import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import type { Facility } from '#schemas/documents/facility/schema';
import type { FacilityUse } from '#schemas/documents/facility-use/schema';
import type { Locale } from '#schemas/parts';
import type { Tables } from '../../core/storage/tables.ts';

export type UseRow = Tables['facility_uses'];

const MINUTE_MS = 60_000;
/** Whole minutes that are left, as a countdown shows them. */
export const minutesLeft = (ms: number): number => Math.floor(Math.max(0, ms) / MINUTE_MS);
export const minutesOf = (ms: number): number => Math.ceil(Math.max(0, ms) / MINUTE_MS);

/** Uses that are not returned. */
export const liveStates = ['OPEN', 'OVERDUE'] as const;

/** Counter of the stock of a document. */
export const stockOf = (document: string) => ({ scope: 'facility-use', key: document });

const parkOf = ({ live }: Pick<Context, 'live'>, venue: string): string | undefined =>
  live.current.prepared.documents.venue.get(venue)?.parkKindCd;

/** Place of a code. */
export interface Place {
  readonly document: FacilityUse;
  readonly code: string;
  readonly name: FacilityUse['name'];
}

/** Finds the place of a typed code in a venue. */
export const placeOf = (context: Context, venue: string, code: string): Place | undefined => {
  const park = parkOf(context, venue);
  for (const document of context.live.current.prepared.documents['facility-use'].values()) {
    const place = document.parkKindCd === park ? document.places.find((one) => one.code === code) : undefined;
    if (place !== undefined) return { document, ...place };
  }
  return undefined;
};

export const facilityOf = (context: Context, venue: string, facilityId: string): Facility | undefined => {
  const park = parkOf(context, venue);
  return [...context.live.current.prepared.documents.facility.values()].find(
    (one) => one.parkKindCd === park && one.facilityId === facilityId,
  );
};

/** Name of what is used, with its place. */
export const nameOfUse = (
  context: Context,
  { document, venue, facility }: Pick<UseRow, 'document' | 'venue' | 'facility'>,
  locale: Locale,
): string =>
  localised(
    context.live.current.prepared.documents['facility-use'].get(document)?.name ??
      facilityOf(context, venue, facility)?.name,
    locale,
  ) || document;
