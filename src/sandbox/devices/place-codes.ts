import type { DocumentSet } from '#schemas/documents';
import type { Locale } from '#schemas/parts';

interface Asked {
  readonly venue: string;
  readonly facilityId: string;
  readonly locale: Locale;
}

/** Returns the codes that hang at a facility for its rentals, lockers and check-ins. */
export const placeCodes = (
  documents: DocumentSet,
  { venue, facilityId, locale }: Asked,
): readonly { readonly code: string; readonly name: string }[] => {
  const park = documents.venue.get(venue)?.parkKindCd;
  return [...documents['facility-use'].values()]
    .filter((one) => one.parkKindCd === park && one.facilityId === facilityId)
    .flatMap((use) =>
      use.places.map(({ code, name }) => ({
        code,
        name: `${use.name[locale] ?? use.name.ko} · ${name[locale] ?? name.ko}`,
      })),
    );
};
