import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, localText } from './parts.ts';

/** A mini game (decisions-venues §8). An event of kind MINI_GAME offers it and gives its prizes. */
export const miniGameSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title', 'url', 'playsADay', 'ceiling', 'secret'],
  properties: {
    ...envelope,
    type: { const: 'mini-game' },
    title: localText,
    art: artName,
    url: { type: 'string', pattern: '^(https://[^\\s"<>]{1,200}|/sandbox/[a-z0-9/-]{1,80})$', description: 'Address that is opened with a one-time token; its host must be an allowed link host.' },
    playsADay: { type: 'integer', minimum: 1, maximum: 100, description: 'Plays of a member on a day.' },
    ceiling: { type: 'integer', minimum: 1, maximum: 100000000, serverOnly: true, description: 'Largest possible score; a higher one is rejected.' },
    secret: { type: 'string', pattern: '^[a-z0-9-]{1,60}$', serverOnly: true, description: 'Name of the secret that signs scores.' },
  },
} as const satisfies JSONSchema & { readonly properties: object };

export type MiniGame = FromSchema<typeof miniGameSchema>;
