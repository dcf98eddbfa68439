import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, localText } from '../../parts.ts';
import { productProperties } from '../../pocket-parts.ts';

/** Describes a ticket or season pass on sale. Issued numbers name its document (decisions-venues §5). */
export const ticketProductSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'kind', 'order', 'name', 'canLend', 'canRemove', 'canReenter'],
  properties: {
    ...envelope,
    type: { const: 'ticket-product' },
    ...productProperties,
    kind: { enum: ['TICKET', 'SEASON'] },
    canLend: { type: 'boolean' },
    canRemove: { type: 'boolean' },
    canReenter: { type: 'boolean' },
    staticCode: {
      type: 'boolean',
    },
    renewal: {
      type: 'object',
      additionalProperties: false,
      required: ['daysBefore', 'daysAfter', 'rewards'],
      properties: {
        daysBefore: { type: 'integer', minimum: 0, maximum: 365 },
        daysAfter: { type: 'integer', minimum: 0, maximum: 365 },
        rewards: {
          type: 'array',
          maxItems: 20,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['rewardId', 'name', 'stock'],
            properties: {
              rewardId: documentId,
              name: localText,
              stock: {
                type: 'integer',
                minimum: 0,
                maximum: 1000000,
              },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type TicketProduct = FromSchema<typeof ticketProductSchema>;
