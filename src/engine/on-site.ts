import type { MyInfo } from '#schemas/accounts.schema';
import { koreanDay } from './dates.ts';

/** The last passages of a member through the gates of a park. */
export type Passages = Pick<MyInfo, 'enterParkInfo' | 'leaveParkInfo'>;

const isTime = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * Whether a member is in the park (P-402): the enter record is of today and took place, and there is no leave record of today, or that did
 * not take place, or the member came in again after it.
 */
export const isOnSite = ({ enterParkInfo: enter, leaveParkInfo: leave }: Passages, now: number): boolean => {
  if (enter === undefined) return false;
  const today = koreanDay(now);
  if (enter.processDate !== today || enter.processYn !== 'Y') return false;
  if (leave === undefined || leave.processDate !== today || leave.processYn === 'N') return true;
  return isTime(enter.processTime) && isTime(leave.processTime) && enter.processTime > leave.processTime;
};

/** What the app shell is told (P-403). */
export const enterYnOf = (onSite: boolean): 'Y' | 'N' => (onSite ? 'Y' : 'N');
