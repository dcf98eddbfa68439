import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, spare } from './parts.ts';

/** A way out of the site. While the sandbox is on it leads to the labelled stand-in page of the same address. */
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
    mobileUrl: { type: 'string', pattern: '^https://', maxLength: 2000, description: 'Where phones and app shells go instead, for sites that have a variant of their own for them.' },
    newWindow: { type: 'boolean' },
    reservation: { type: 'boolean', description: 'Of the smart reservation: the app opens it in a web view of its own.' },
  },
} as const satisfies JSONSchema;

export type Link = FromSchema<typeof linkSchema>;
