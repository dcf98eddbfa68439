import { ageOn } from '../../../engine/index.ts';
import type { Club } from '#schemas/documents/club/schema';

const compact = (day: string): string => day.replaceAll('-', '');

/** True while a club takes applications. */
export const isOpen = ({ from, until }: Club, today: string): boolean =>
  (from === undefined || compact(from) <= today) && (until === undefined || today <= compact(until));

/** True if a club takes people of an age. */
export const fitsAge = ({ ageMin = 0, ageMax = Infinity }: Club, birthDate: string, today: string): boolean => {
  const age = ageOn(birthDate, today);
  return age !== undefined && age >= ageMin && age <= ageMax;
};
