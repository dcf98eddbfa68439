import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, spare } from '../../parts.ts';
import { typedRules } from '../../typed-text.ts';

/** A regular expression without groups, alternatives, look-around or back references, so that it runs in linear time. The gate enforces this. */
const pattern = { type: 'string', format: 'safe-pattern', minLength: 1, maxLength: 300 } as const;

/**
 * Accepted values of a field (section 5). The same rule runs in the browser, while typing and on blur, and on the server. A value is valid if it
 * fully matches `allow`, fully matches no `refuse`, and contains none of `words` as a word.
 */
export const validationRuleSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'message'],
  properties: {
    ...envelope,
    type: { const: 'validation-rule' },
    spare,
    message: messageKey,
    allow: pattern,
    refuse: { type: 'array', maxItems: 10, items: pattern },
    check: {
      enum: ['luhn', 'date'],
    },
    words: {
      type: 'array',
      maxItems: 200,
      items: { type: 'string', minLength: 1, maxLength: 40 },
    },
    strip: { ...pattern, format: 'safe-scan', description: 'Removed while typing and pasting (P-465, P-467, P-468).' },
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 500,
      description: 'Maximum length; longer input is truncated while typing and pasting (P-466).',
    },
    normalise: {
      enum: ['trim', ...typedRules],
      description: 'Normalisation before the value is checked and sent (P-470, P-471).',
    },
    inputMode: { enum: ['text', 'numeric', 'tel', 'email'] },
    onBlur: { type: 'boolean', description: 'false: the rule is checked only on submit, not on blur (P-469).' },
  },
} as const satisfies JSONSchema;

export type ValidationRule = FromSchema<typeof validationRuleSchema>;
