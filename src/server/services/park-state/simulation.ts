import { createHash } from 'node:crypto';
import { facilityHoursFor } from '#content/answers/park/opening-today';
import type { DocumentSet } from '#schemas/documents';
import type { Facility } from '#schemas/documents/facility/schema';
import type { FacilityState, WaitCurve } from '#schemas/calls/park-state/answers';
import { dayInKorea, facilitiesOf, instantAt } from './venue-facilities.ts';

const SEED = 'promenade';
const MINUTE_MS = 60_000;
const SLOT_MS = 10 * MINUTE_MS;

/** Relative crowd by hour of the day: low at opening, high from 14 to 16 h. */
const crowd: readonly (readonly [hour: number, level: number])[] = [
  [0, 0.1],
  [9, 0.15],
  [10, 0.25],
  [12, 0.7],
  [14, 1],
  [16, 1],
  [18, 0.7],
  [20, 0.35],
  [24, 0.1],
];

/** Returns four numbers from 0 to 1 that depend only on the arguments. */
const draw = (...parts: readonly (string | number)[]): readonly [number, number, number, number] => {
  const bytes = createHash('sha256')
    .update([SEED, ...parts].join('|'))
    .digest();
  const at = (index: number): number => bytes.readUInt32BE(index * 4) / 0xffffffff;
  return [at(0), at(1), at(2), at(3)];
};

const crowdAt = (hour: number): number => {
  const next = crowd.findIndex(([from]) => from > hour);
  const [[fromHour, fromLevel], [toHour, toLevel]] = [crowd[next - 1] ?? [0, 0.1], crowd[next] ?? [24, 0.1]];
  return fromLevel + ((toLevel - fromLevel) * (hour - fromHour)) / (toHour - fromHour);
};

const hourAt = (now: number, day: string): number => (now - instantAt(day, '00:00')) / (60 * MINUTE_MS);

const isWithin = (now: number, from: number, minutes: number): boolean =>
  from <= now && now < from + minutes * MINUTE_MS;

/** Average wait of a facility at an instant, in minutes. */
const usualWait = ({ facilityId }: Facility, day: string, now: number): number =>
  (10 + draw(facilityId)[0] * 80) * crowdAt(hourAt(now, day));

const roundWait = (minutes: number): number => Math.min(Math.max(Math.round(minutes / 5) * 5, 0), 300);

/** Simulates one facility. Some rides have a rest and a delay during the day. */
const simulate = (
  facility: Facility,
  day: string,
  hours: { readonly from: number; readonly until: number } | undefined,
  now: number,
): FacilityState => {
  const { facilityId, capacityPerHour } = facility;
  if (hours === undefined || now < hours.from || hours.until <= now)
    return { facilityId, statusCd: 'CLOSED', asOf: now };
  if (capacityPerHour === undefined) return { facilityId, statusCd: 'OPEN', asOf: now };
  const [rests, restAt, delays, delayAt] = draw(day, facilityId);
  const length = hours.until - hours.from;
  if (rests < 0.25 && isWithin(now, hours.from + length * (0.2 + restAt * 0.6), 30))
    return { facilityId, statusCd: 'REST', asOf: now };
  const noise = 0.75 + 0.5 * draw(day, facilityId, Math.floor(now / SLOT_MS))[0];
  const isDelayed = delays < 0.25 && isWithin(now, hours.from + length * (0.15 + delayAt * 0.7), 25);
  return {
    facilityId,
    statusCd: isDelayed ? 'DELAYED' : 'OPEN',
    waitMin: roundWait(usualWait(facility, day, now) * (isDelayed ? noise + 0.4 : noise)),
    asOf: now,
  };
};

const hoursOf = (documents: DocumentSet, venue: string, facility: Facility, now: number) => {
  const day = dayInKorea(now);
  const hours = facilityHoursFor({ documents, now, isDemo: true }, venue, facility, day);
  return hours === undefined ? undefined : { from: instantAt(day, hours.from), until: instantAt(day, hours.until) };
};

/** Simulates the states of a venue's facilities. They depend only on the documents and the time. */
export const simulateStates = (documents: DocumentSet, venue: string, now: number): readonly FacilityState[] => {
  const day = dayInKorea(now);
  return facilitiesOf(documents, venue).map((facility) =>
    simulate(facility, day, hoursOf(documents, venue, facility, now), now),
  );
};

/** Returns the average waits of a simulated facility on the day of an instant, every ten minutes. */
export const simulateUsual = (
  documents: DocumentSet,
  venue: string,
  facility: Facility,
  now: number,
): WaitCurve['usualList'] => {
  const day = dayInKorea(now);
  const hours = hoursOf(documents, venue, facility, now);
  if (hours === undefined || facility.capacityPerHour === undefined) return [];
  const count = Math.ceil((hours.until - hours.from) / SLOT_MS);
  return Array.from({ length: count }, (_, index) => hours.from + index * SLOT_MS).map((at) => ({
    at,
    waitMin: roundWait(usualWait(facility, day, at)),
  }));
};
