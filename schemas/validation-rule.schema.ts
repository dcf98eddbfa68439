import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, spare } from './parts.ts';

/** A regular expression without groups, alternatives, look-around or back references, so that it is read in linear time; the gate holds it to that. */
const pattern = { type: 'string', format: 'safe-pattern', minLength: 1, maxLength: 300 } as const;

/**
 * What a field accepts (section 5). The same rule runs in the browser, while typing and on leaving the field, and on the server. A value fits
 * when `allow` matches it whole, none of `refuse` matches it whole, and none of `words` stands in it as a word.
 */
export const validationRuleSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'message'],
  properties: {
    ...envelope,
    type: { const: 'validation-rule' },
    spare,
    message: { ...messageKey, description: 'What a visitor reads when the value does not fit.' },
    allow: pattern,
    refuse: { type: 'array', maxItems: 10, items: pattern },
    words: { type: 'array', maxItems: 200, description: 'Words that may not stand in the value, in any case.', items: { type: 'string', minLength: 1, maxLength: 40 } },
    strip: { ...pattern, format: 'safe-scan', description: 'What is taken out while typing and from what is pasted (P-465, P-467, P-468).' },
    maxLength: { type: 'integer', minimum: 1, maximum: 500, description: 'What is more is cut while typing and from what is pasted (P-466).' },
    normalise: { enum: ['trim', 'phone'], description: 'How the value is written before it is checked and sent (P-470, P-471).' },
    inputMode: { enum: ['text', 'numeric', 'tel', 'email'] },
    onBlur: { type: 'boolean', description: 'false: the rule speaks on submit only, not when the field is left (P-469).' },
  },
} as const satisfies JSONSchema;

export type ValidationRule = FromSchema<typeof validationRuleSchema>;
