import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, localText } from '../../parts.ts';

/**
 * Card of a partner (decisions-members §5). Its ID is the word in the paths of its calls. A member agrees to the consent item, which names what the partner
 * gets, before anything is passed on.
 */
export const partnerCardSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'name', 'partner', 'consent', 'states'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,39}$' },
    type: { const: 'partner-card' },
    name: localText,
    partner: localText,
    consent: documentId,
    states: {
      type: 'object',
      additionalProperties: false,
      required: ['NONE', 'REQUESTED', 'ACTIVE', 'STOPPED'],
      properties: { NONE: localText, REQUESTED: localText, ACTIVE: localText, STOPPED: localText },
    },
  },
} as const satisfies JSONSchema;

export type PartnerCard = FromSchema<typeof partnerCardSchema>;
