import { localised } from '#content/answers/texts';
import type { Locale } from '#schemas/parts';
import type { Context } from '../context.ts';

/** Name of the place of a use: a facility of the park, else the text that the device gave. */
export const placeName = (
  { live }: Pick<Context, 'live'>,
  parkKindCd: string,
  place: string,
  locale: Locale,
): string => {
  const facility = [...live.current.prepared.documents.facility.values()].find(
    (one) => one.parkKindCd === parkKindCd && one.facilityId === place,
  );
  return facility === undefined ? place : localised(facility.name, locale);
};
