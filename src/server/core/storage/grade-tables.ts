/** Tables of grades and rewards. */
export interface GradeTables {
  /** Score of members, append-only. (member, source, ref) is unique. It counts to the end of `expires_on` (YYYYMMDD). */
  readonly score_entries: {
    readonly id: string;
    readonly member: string;
    readonly amount: number;
    readonly source: string;
    readonly ref: string;
    readonly park: string;
    readonly at: string;
    readonly expires_on: string;
  };
  /** First and last day (YYYYMMDD) of the grade of a member. Who judges the grade locks the row. */
  readonly grade_terms: { readonly member: string; readonly since: string; readonly until: string };
  /** Rewards that members got for Som. */
  readonly reward_claims: {
    readonly id: string;
    readonly member: string;
    readonly program: string;
    readonly amount: number;
    readonly som: number;
    readonly approval_no: string;
    readonly at: string;
  };
}
