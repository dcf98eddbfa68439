/** An https address without fragment, an address of this machine (demo only), or a page of the sandbox. */
export const providerAddress = {
  type: 'string',
  pattern: '^(https?://[^\\s#\\\\]+|/sandbox/[A-Za-z0-9/_.-]+)$',
  maxLength: 300,
} as const;

/** Place of a value in the answer of a provider, such as `person.birth_date`. */
export const claimPlace = {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$',
  maxLength: 80,
} as const;

/** A word without spaces and quotes, as OAuth takes for scopes and clients. */
export const providerWord = { type: 'string', pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$', maxLength: 80 } as const;
