import type { Generated } from 'kysely';

/** Tables of console operators. */
export interface OperatorTables {
  /** Console operators; `grants` is JSON, `email` in lower case. */
  readonly operators: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly password_hash: string;
    readonly grants: string;
    readonly state: 'active' | 'stopped';
    readonly created_at: string;
    readonly updated_at: string;
  };
  /** Operator credentials by hash: a session cookie, or a personal token for programs. */
  readonly operator_keys: {
    readonly id: string;
    readonly hash: string;
    readonly operator: string;
    readonly kind: 'session' | 'token';
    readonly name: string;
    readonly created_at: string;
    readonly used_at: string;
    readonly until: string;
    /** Instant of the last second factor in this session; empty: none yet. */
    readonly proven_at: Generated<string>;
  };
  /** Second factors. `secret` and `pending` are sealed, empty without one. Codes of steps up to `last_step` were used. */
  readonly operator_factors: {
    readonly operator: string;
    readonly secret: string;
    readonly pending: string;
    readonly pending_until: string;
    readonly last_step: number;
    readonly set_at: string;
  };
  /** Recovery codes that were not used yet. */
  readonly operator_recovery_codes: { readonly hash: string; readonly operator: string };
  /** Small per-person values of the console, by name; `value` is JSON. */
  readonly operator_notes: { readonly operator: string; readonly name: string; readonly value: string };
}
