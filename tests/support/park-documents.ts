import type { Facility } from '#schemas/documents/facility/schema';
import type { Opening } from '#schemas/documents/opening/schema';

const both = (text: string) => ({ ko: text, en: text });

/** A ride of the test park (TP). */
export const facility = (facilityId: string, more: Partial<Facility> = {}): Facility => ({
  type: 'facility',
  id: `TP-${facilityId}`,
  v: 1,
  parkKindCd: '09',
  faciltCateKindCd: '01',
  facilityId,
  order: 1,
  name: both(`Ride ${facilityId}`),
  at: { layer: 'park', x: 1, y: 1 },
  node: 'n1',
  icon: 'star',
  capacityPerHour: 600,
  ...more,
});

/** Facility without wait times. */
export const toilet = (facilityId: string): Facility => {
  const { capacityPerHour: _, ...rest } = facility(facilityId, { order: 3, faciltCateKindCd: '05' });
  return rest;
};

/** Hours of the test park: every day from 10 to 21. */
export const opening: Opening = {
  type: 'opening',
  id: 'TP-always',
  v: 1,
  venue: 'TP',
  season: { weekdays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] },
  hours: { from: '10:00', until: '21:00' },
};

/** Hours and rides of a park. */
export const parkOf = (venue: string, parkKindCd: string, count: number): readonly (Facility | Opening)[] => [
  { ...opening, venue },
  ...Array.from({ length: count }, (_, index) => facility(`r${index}`, { parkKindCd })),
];
