/** An https address without fragment, an address of this machine (demo only), or a page of the sandbox. */
export const providerAddress = {
  type: 'string',
  pattern: '^(https?://[^\\s#\\\\]+|/sandbox/[A-Za-z0-9/_.-]+)$',
  maxLength: 300,
} as const;

/** Place of a value in the answer of a provider, such as `person.birth_date`; names with dots, slashes or colons stand in square brackets. */
export const claimPlace = { type: 'string', pattern: '^\\S+$', maxLength: 200 } as const;

/** A word without spaces and quotes, as OAuth takes for scopes and clients. */
export const providerWord = { type: 'string', pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$', maxLength: 80 } as const;

/** Parameters that ask a provider for a fresh login, and whether its answer proves one. */
export const freshLogin = {
  type: 'object',
  additionalProperties: false,
  required: ['parameters'],
  properties: {
    parameters: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'value'],
        properties: { name: providerWord, value: providerWord },
      },
    },
    checksTime: { type: 'boolean' },
  },
} as const;
