import { koreanDay, nextKoreanDayStart } from '#engine';
import type { Facility } from '#schemas/documents/facility/schema';
import type { Opening } from '#schemas/documents/opening/schema';
import type { Reading, UndatedDocuments } from '../types.ts';
import type { Show } from '#schemas/documents/show/schema';
import { facilityHoursOn, koreanTime, openingOn, parseDay, showTimesOn } from '../../park-days.ts';

/** Hours that a demo is open before and after the current hour. */
const MARGIN = 2;
const HOUR_MS = 3_600_000;

/** Documents and time of an answer. In a demo, venues with simulated states are open now. */
export interface OpeningScope {
  readonly documents: UndatedDocuments;
  readonly now: number;
  readonly isDemo: boolean;
}

interface Hours {
  readonly from: string;
  readonly until: string;
}

/** Returns the scope of an answer. The sandbox is on in demos only. */
export const scopeOf = ({
  documents,
  now,
  snapshot,
}: Pick<Reading, 'documents' | 'now' | 'snapshot'>): OpeningScope => ({
  documents,
  now,
  isDemo: snapshot.site.sandbox,
});

const isSimulated = ({ documents, isDemo }: OpeningScope, venue: string): boolean =>
  isDemo && documents.venue.get(venue)?.liveStates === 'simulation';

const isToday = ({ now }: OpeningScope, day: string): boolean => parseDay(koreanDay(now)) === day;

const fullHour = (hour: number): string => `${String(Math.min(Math.max(hour, 0), 24)).padStart(2, '0')}:00`;

const around = (now: number): Hours => {
  const hour = Number(koreanTime(now).slice(0, 2));
  return { from: fullHour(hour - MARGIN), until: fullHour(hour + 1 + MARGIN) };
};

/** Extends hours so that they include the hours around an instant of their day. */
const extend = (hours: Hours, now: number): Hours => {
  const { from, until } = around(now);
  return { from: hours.from < from ? hours.from : from, until: hours.until > until ? hours.until : until };
};

const closingTime = ({ until, nightUntil }: NonNullable<Opening['hours']>): string => nightUntil ?? until;

const extendOpening = (opening: Opening, now: number, simulatedHoursNote: Opening['notes']): Opening => {
  const { hours } = opening;
  const wide = extend(hours === undefined ? around(now) : { from: hours.from, until: closingTime(hours) }, now);
  if (hours !== undefined && wide.from === hours.from && wide.until === closingTime(hours)) return opening;
  const shown =
    hours?.nightUntil === undefined ? wide : { from: wide.from, until: hours.until, nightUntil: wide.until };
  const { notes: _, ...rest } = opening;
  return { ...rest, hours: shown, ...(simulatedHoursNote === undefined ? {} : { notes: simulatedHoursNote }) };
};

/** Returns the hours of a venue on a day: those of the documents, extended around the current time in a demo. */
export const openingFor = (scope: OpeningScope, venue: string, day: string): Opening | undefined => {
  const opening = openingOn(scope.documents, venue, day);
  if (!isSimulated(scope, venue) || !isToday(scope, day)) return opening;
  return extendOpening(
    opening ?? { type: 'opening', id: `${venue}-${day}`, v: 1, venue },
    scope.now,
    scope.documents.venue.get(venue)?.simulatedHoursNote,
  );
};

/** Returns the hours of a facility on a day, or undefined if it does not open. While a demo is open outside of the documents' hours, so are its facilities. */
export const facilityHoursFor = (
  scope: OpeningScope,
  venue: string,
  facility: Facility,
  day: string,
): Hours | undefined => {
  const hours = facilityHoursOn(facility, openingFor(scope, venue, day), day);
  if (hours === undefined || !isSimulated(scope, venue) || !isToday(scope, day)) return hours;
  const published = openingOn(scope.documents, venue, day)?.hours;
  const time = koreanTime(scope.now);
  return published !== undefined && published.from <= time && time < closingTime(published)
    ? hours
    : extend(hours, scope.now);
};

/** Returns the times of a show on a day; none on a day on which the venue is closed. */
export const showTimesFor = (scope: OpeningScope, show: Show, day: string): readonly string[] => {
  const venue = [...scope.documents.venue.values()].find(({ parkKindCd }) => parkKindCd === show.parkKindCd);
  const opening = venue === undefined ? undefined : openingFor(scope, venue.id, day);
  return opening !== undefined && opening.hours === undefined ? [] : showTimesOn(show, day);
};

/** Returns the next instant at which the hours of today can change. */
export const hoursValidUntil = (scope: OpeningScope, venue: string): number =>
  Math.min(
    nextKoreanDayStart(scope.now),
    isSimulated(scope, venue) ? (Math.floor(scope.now / HOUR_MS) + 1) * HOUR_MS : Infinity,
  );
