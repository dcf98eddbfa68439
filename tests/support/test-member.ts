/** A member that a test has added. */
export interface TestMember {
  readonly uid: string;
  readonly loginId: string;
  readonly email: string;
}
