import type { ClubMemberState } from '#schemas/calls/clubs/answers';

/** Tables of clubs. */
export interface ClubTables {
  /** Memberships. One that is applied, active or waiting is unique per club and member; `number` counts the members of a club. */
  readonly club_members: {
    readonly id: string;
    readonly club: string;
    readonly member: string;
    readonly number: number;
    readonly state: ClubMemberState;
    readonly at: string;
  };
  /** Clubs whose condition of entry a member has reached. */
  readonly club_entries: { readonly member: string; readonly club: string; readonly at: string };
  /** Activities of a club document in which a member took part. */
  readonly club_activities: {
    readonly club: string;
    readonly activity: string;
    readonly member: string;
    readonly at: string;
  };
}
