import type { MyInfo } from '#schemas/calls/members/answers';
import { koreanDay } from '../values/dates.ts';

/** The member's latest entry to and exit from a park. */
export type Passages = Pick<MyInfo, 'enterParkInfo' | 'leaveParkInfo'>;

const isTime = (text: string): boolean => /^\d{6}$/.test(text);

/** Returns true if a member is in the park (P-402): there is a completed entry of today, and either no completed exit of today or a later entry. */
export const isOnSite = ({ enterParkInfo: enter, leaveParkInfo: leave }: Passages, now: number): boolean => {
  if (enter === undefined) return false;
  const today = koreanDay(now);
  if (enter.processDate !== today || enter.processYn !== 'Y') return false;
  if (leave === undefined || leave.processDate !== today || leave.processYn === 'N') return true;
  return isTime(enter.processTime) && isTime(leave.processTime) && enter.processTime > leave.processTime;
};

/** Value for the app shell (P-403). */
export const enterYnOf = (onSite: boolean): 'Y' | 'N' => (onSite ? 'Y' : 'N');
