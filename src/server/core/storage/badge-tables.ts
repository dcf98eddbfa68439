import type { MissionState } from '#schemas/calls/badges/answers';

/** Tables of badges and missions. */
export interface BadgeTables {
  /** Badges of members. `period` is the year or month of a badge that is awarded each year or month, else empty. */
  readonly badges: {
    readonly id: string;
    readonly member: string;
    readonly badge: string;
    readonly period: string;
    readonly at: string;
  };
  /** Completed missions of members. A mission without a row is open. */
  readonly missions: {
    readonly id: string;
    readonly member: string;
    readonly mission: string;
    readonly period: string;
    readonly state: MissionState;
    readonly done_at: string;
    readonly claim_until: string;
    readonly claimed_at: string | null;
    readonly approval_no: string;
  };
  /** Members whose facts were judged. Who judges locks the row. `day` is that of the last nightly judgement (YYYYMMDD), or empty. */
  readonly fact_judgements: { readonly member: string; readonly day: string };
}
