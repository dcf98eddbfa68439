import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, localText } from '../../parts.ts';

/** Picture of the set from which members choose their own (decisions-members §4). Without a price it is everybody's. */
export const profilePictureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'order', 'name', 'art'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
    type: { const: 'profile-picture' },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    art: artName,
    price: { type: 'integer', minimum: 100, maximum: 100000 },
  },
} as const satisfies JSONSchema;

export type ProfilePicture = FromSchema<typeof profilePictureSchema>;
