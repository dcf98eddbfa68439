import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, spare } from '../../parts.ts';

/** An external link. While the sandbox is on, it leads to the labelled sandbox page of its address. */
export const linkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'linkName', 'linkUrl', 'newWindow'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^LNK_[A-Z]{3}_\\d{5}$' },
    type: { const: 'link' },
    spare,
    linkName: messageKey,
    linkUrl: { type: 'string', pattern: '^(https://|tel:|mailto:)', maxLength: 2000 },
    mobileUrl: {
      type: 'string',
      pattern: '^https://',
      maxLength: 2000,
    },
    newWindow: { type: 'boolean' },
    reservation: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Link = FromSchema<typeof linkSchema>;
