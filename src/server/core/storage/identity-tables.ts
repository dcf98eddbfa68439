import type { Generated } from 'kysely';
import type { VerifyMethod } from '#schemas/documents/identity-provider/schema';
import type { VerifyPurpose } from '#schemas/calls/identity/answers';

/** Tables of verified persons. Instants are ISO 8601, UTC; an empty text is not set. */
export interface IdentityTables {
  /**
   * Verifications at providers. `secrets` (transaction, nonce, verifier), `fields` (what the browser brought back) and `result` (the person) are sealed JSON
   * and emptied when they are no longer needed. `page` started it, `ref_hash` names the return, `next_screen` goes on.
   */
  readonly verifications: {
    readonly id: string;
    readonly transaction_hash: string;
    readonly binder: string;
    readonly member: string | null;
    readonly method: VerifyMethod;
    readonly purpose: VerifyPurpose;
    readonly provider: string;
    readonly state: 'STARTED' | 'RETURNED' | 'USED' | 'FAILED' | 'EXPIRED';
    readonly reason: '' | 'CANCELLED' | 'REFUSED';
    readonly page: string;
    readonly secrets: string;
    readonly ref_hash: string | null;
    readonly fields: string;
    readonly back_at: string;
    readonly result: string;
    readonly result_until: string;
    readonly next_screen: string;
    readonly started_at: string;
    /** Relation of a guardian to the child; `ASKED` until it is stated, empty for all other verifications. */
    readonly relation: Generated<string>;
    /** Hash of the link of the customer centre; empty without one. */
    readonly link_hash: Generated<string>;
  };
  /** Verified persons of members. Of the current ones, a person belongs to one member and a member is one person. */
  readonly identities: {
    readonly id: string;
    readonly member: string;
    readonly ci_key: string;
    readonly di_key: string;
    readonly method: VerifyMethod;
    readonly name: string;
    readonly birth_date: string;
    readonly gender: string;
    readonly foreigner: number;
    readonly state: 'CURRENT' | 'REPLACED';
    readonly verified_at: string;
  };
}
