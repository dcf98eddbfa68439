import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkPageName, follow } from '../../parts/link-target/schema.ts';
import { envelope, venueCode } from '../../parts.ts';

const pushTarget = {
  type: 'object',
  additionalProperties: false,
  required: ['page'],
  properties: {
    page: linkPageName,
    follow: follow,
  },
} as const;

/**
 * Targets of pushes to a venue by type (4.10); its id is the venue code. Types are case-insensitive. A venue without a table uses that of the
 * default venue.
 */

export const pushSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'types', 'other'],
  properties: {
    ...envelope,
    id: venueCode,
    type: { const: 'push' },
    types: { type: 'object', maxProperties: 100, propertyNames: linkPageName, additionalProperties: pushTarget },
    other: linkPageName,
  },
} as const satisfies JSONSchema;

export type Push = FromSchema<typeof pushSchema>;
