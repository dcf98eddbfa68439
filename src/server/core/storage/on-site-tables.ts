import type { facilityUseStates } from '#schemas/calls/facility-use/answers';

export type FacilityUseState = (typeof facilityUseStates)[number];

/** Tables of what members do in a park. Days are YYYYMMDD in Korean time, instants milliseconds since 1970. */
export interface OnSiteTables {
  /** Uses of lockers, rentals and places. `document` is the ID of the facility-use document, `place` that of the code; `taken` is how much of its stock; `told` is 1 after the reminder. */
  readonly facility_uses: {
    readonly id: string;
    readonly document: string;
    readonly venue: string;
    readonly facility: string;
    readonly place: string;
    readonly member: string;
    readonly day: string;
    readonly no: number;
    readonly people: number;
    readonly taken: number;
    readonly state: FacilityUseState;
    readonly told: number;
    readonly started_at: number;
    readonly due_at: number;
    readonly ended_at: number | null;
  };
  /** Disabled boarding of a member in a park until a day (YYYYMMDD). */
  readonly disabled_boardings: { readonly member: string; readonly park: string; readonly until: string };
  /** Entries of queues that were made by it. */
  readonly disabled_entries: { readonly entry: string; readonly member: string };
}
