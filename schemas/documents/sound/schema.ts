import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, documentId, envelope, localText, venueCode } from '../../parts.ts';

/** A tune of a venue, written as notes that the server plays into a file (decisions-venues §11). */
export const soundSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'order', 'name', 'art', 'bpm', 'voices'],
  properties: {
    ...envelope,
    id: documentId,
    type: { const: 'sound' },
    venue: venueCode,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    art: artName,
    bpm: { type: 'integer', minimum: 40, maximum: 200 },
    voices: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['timbre', 'notes'],
        properties: {
          timbre: { enum: ['BELL', 'FLUTE', 'STRING', 'BASS'] },
          notes: {
            type: 'string',
            pattern: '^(([A-G]#?[2-6]|R):[0-9.]{1,4})( ([A-G]#?[2-6]|R):[0-9.]{1,4}){0,299}$',
            maxLength: 3000,
          },
        },
      },
    },
    captions: {
      type: 'array',
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['at', 'text'],
        properties: {
          at: { type: 'number', minimum: 0, maximum: 600 },
          text: localText,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type Sound = FromSchema<typeof soundSchema>;
