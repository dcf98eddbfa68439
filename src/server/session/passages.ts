import type { Passages as PassageInfo } from '#engine';
import type { MemberRow } from '../storage/tables.ts';

interface Passage {
  readonly processYn: 'Y' | 'N';
  /** YYYYMMDD, HHmmss in Korean time. */
  readonly processDate: string;
  readonly processTime: string;
}

interface Visit {
  readonly enter?: Passage & { readonly pticketId: string; readonly enterTicketCnt: number };
  readonly leave?: Passage;
}

/** The last time that a member entered and left a park, by park. */
export type Passages = Readonly<Record<string, Visit>>;

// Written by this server from the same types.
export const passagesOf = ({ passages }: Pick<MemberRow, 'passages'>): Passages => JSON.parse(passages) as Passages;

/** The passages of a park in the words of my-info (P-325, P-326). */
export const passageInfoOf = (parkType: string, { enter, leave }: Visit = {}): PassageInfo => ({
  ...(enter === undefined ? {} : { enterParkInfo: { parkType, enterLeaveType: 'ENTER', ...enter } }),
  ...(leave === undefined ? {} : { leaveParkInfo: { parkType, enterLeaveType: 'LEAVE', ...leave } }),
});
