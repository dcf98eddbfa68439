import type { Passages as PassageInfo } from '../../../engine/index.ts';
import type { MemberRow } from '../storage/tables.ts';

interface Passage {
  readonly processYn: 'Y' | 'N';
  /** YYYYMMDD and HHmmss in Korean time. */
  readonly processDate: string;
  readonly processTime: string;
}

interface Visit {
  readonly enter?: Passage & { readonly pticketId: string; readonly enterTicketCnt: number };
  readonly leave?: Passage;
}

/** Last entry and exit of a member, by park. */
export type Passages = Readonly<Record<string, Visit>>;

// This server wrote the JSON from the same types.
export const passagesOf = ({ passages }: Pick<MemberRow, 'passages'>): Passages => JSON.parse(passages) as Passages;

/** Formats the visits of a park for my-info (P-325, P-326). */
export const passageInfoOf = (parkType: string, { enter, leave }: Visit = {}): PassageInfo => ({
  ...(enter === undefined ? {} : { enterParkInfo: { parkType, enterLeaveType: 'ENTER', ...enter } }),
  ...(leave === undefined ? {} : { leaveParkInfo: { parkType, enterLeaveType: 'LEAVE', ...leave } }),
});
