/** Table of the login for client sites. */
export interface ExternalLoginTables {
  /** Fields that a member has agreed to pass on to a client. `autoLogin` is always passed on, so every grant has it. */
  readonly external_grants: {
    readonly member: string;
    readonly client: string;
    readonly field: string;
    readonly at: string;
  };
}
