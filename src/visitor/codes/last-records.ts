import { koreanDay } from '#engine/values/dates';
import type { LastRecords } from '#schemas/last-records';
import { deleteLast, readLast } from './code-store.ts';

interface KeptLists {
  readonly member: string;
  readonly lists: readonly LastRecords[];
}

/** Returns the lists that are kept of today in Korea, by the clock of the server. Those of another day are deleted. */
export const keptLists = async (now: number): Promise<KeptLists | undefined> => {
  const last = await readLast();
  if (last === undefined) return undefined;
  if (last.day === koreanDay(now)) return { member: last.member, lists: Object.values(last.lists) };
  await deleteLast();
  return undefined;
};

/** Returns a list that is kept of the member and of today. */
export const keptRecords = async (member: string, name: string, now: number): Promise<LastRecords | undefined> => {
  const kept = await keptLists(now);
  return kept?.member === member ? kept.lists.find((list) => list.name === name) : undefined;
};
