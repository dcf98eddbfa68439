import type { BoardFacility } from '#schemas/calls/park-state/console-answers';
import { searchForm } from '#engine';

export const groups = ['all', 'set', 'notOpen', 'unknown'] as const;
export type Group = (typeof groups)[number];

const inGroup: Readonly<Record<Group, (facility: BoardFacility) => boolean>> = {
  all: () => true,
  set: ({ override }) => override !== undefined,
  notOpen: ({ current }) => current !== undefined && current.statusCd !== 'OPEN',
  unknown: ({ current }) => current === undefined,
};

/** Counts the facilities of a group. */
export const countGroup = (facilities: readonly BoardFacility[], group: Group): number =>
  facilities.filter(inGroup[group]).length;

export interface BoardFilter {
  readonly group: Group;
  /** Category code; empty for all. */
  readonly category: string;
  readonly text: string;
}

const fold = (text: string): string => searchForm(text).toLowerCase().replaceAll(/\s/g, '');

/** Returns the facilities that match a filter, by name in either language, area or ID. */
export const filterFacilities = (
  facilities: readonly BoardFacility[],
  { group, category, text }: BoardFilter,
): readonly BoardFacility[] => {
  const wanted = fold(text);
  return facilities.filter(
    (facility) =>
      inGroup[group](facility) &&
      (category === '' || facility.categoryCd === category) &&
      (wanted === '' ||
        [facility.facilityId, ...Object.values(facility.name), ...Object.values(facility.area ?? {})].some((one) =>
          fold(one).includes(wanted),
        )),
  );
};

/** Returns the next instant at which the clock in Korea shows a time (HH:MM). */
export const nextInstantOf = (time: string, now: number): number => {
  const day = new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);
  const at = Date.parse(`${day}T${time}:00+09:00`);
  return at > now ? at : at + 86_400_000;
};

/** Formats an instant as a time of day in Korea, HH:MM. */
export const formatClock = (instant: number): string => new Date(instant + 9 * 3_600_000).toISOString().slice(11, 16);
