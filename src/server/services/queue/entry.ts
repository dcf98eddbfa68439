import { isOnSite } from '../../../engine/index.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { MemberRow, Tables } from '../../core/storage/tables.ts';

export type Entry = Tables['queue_entries'];

/** A person holds two live places at most, and is barred after three missed turns of a day. */
export const limits = { live: 2, noShows: 3 } as const;

/** True if a member is in a park now. */
export const isInPark = (member: Pick<MemberRow, 'passages'>, venue: string, now: Date): boolean =>
  isOnSite(passageInfoOf(venue, passagesOf(member)[venue]), now.getTime());
