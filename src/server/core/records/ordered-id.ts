import { randomBytes } from 'node:crypto';

let last = 0;

/** Returns a unique ID; IDs of one process sort in the order in which they were created, those of several processes by the millisecond. */
export const orderedId = (): string => {
  last = Math.max(last + 1, Date.now() * 1000);
  return `${last.toString(36).padStart(11, '0')}-${randomBytes(9).toString('hex')}`;
};
