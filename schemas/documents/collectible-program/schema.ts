import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, localText } from '../../parts.ts';

/** Program of collectibles (NFT) of members (decisions-members §5). Its pages are `/mypage/my-{segment}` and `/mypage/my-{segment}-result`. */
export const collectibleProgramSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title', 'segment', 'network', 'contract', 'minAge', 'items', 'benefits'],
  properties: {
    ...envelope,
    type: { const: 'collectible-program' },
    title: localText,
    segment: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,30}$' },
    network: localText,
    contract: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
    minAge: { type: 'integer', minimum: 19, maximum: 120 },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'name'],
        properties: {
          key: { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' },
          name: localText,
          art: artName,
        },
      },
    },
    benefits: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['atLeast', 'text'],
        properties: { atLeast: { type: 'integer', minimum: 1, maximum: 1000 }, text: localText },
      },
    },
  },
} as const satisfies JSONSchema;

export type CollectibleProgram = FromSchema<typeof collectibleProgramSchema>;
