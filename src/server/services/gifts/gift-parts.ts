import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { randomBytes } from 'node:crypto';
import type { Locale } from '#schemas/parts';
import type { Page } from '../../core/records/page-of.ts';

/** Part of a list that a call asks for; without statuses all of them. */
export interface Asked {
  readonly statuses: readonly string[];
  readonly page: Page;
}

/** Days until a gift that nobody accepts goes back. */
export const giftDays = 7;
export const dayMs = 24 * 60 * 60 * 1000;

/** Returns an opaque key of 120 random bits. */
export const opaqueKey = (): string => randomBytes(15).toString('base64url');

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
