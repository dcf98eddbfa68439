import type { FromExtendedSchema } from 'json-schema-to-ts';
import { envelope, messageKey } from '../../parts.ts';

const eventName = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.]{0,59}$' } as const;

/** Destination of events. `dataLayer`: an array on the window, for a tag manager; `beacon`: one POST per event, to this site or an allowed host. */
const tracker = {
  type: 'object',
  discriminator: { propertyName: 'kind' },
  required: ['kind'],
  oneOf: [
    { type: 'object', additionalProperties: false, required: ['kind'], properties: { kind: { const: 'none' } } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'name'],
      properties: {
        kind: { const: 'dataLayer' },
        name: {
          type: 'string',
          pattern: '^[A-Za-z_][A-Za-z0-9_]{0,39}$',
        },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'url'],
      properties: { kind: { const: 'beacon' }, url: { type: 'string', minLength: 1, maxLength: 300 } },
    },
  ],
} as const;

/** Analytics: events, destination and consent. At most one, with the id `analytics`; without it nothing is sent. */
export const analyticsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'tracker', 'delayMs', 'events', 'consent'],
  properties: {
    ...envelope,
    id: { const: 'analytics' },
    type: { const: 'analytics' },
    tracker,
    delayMs: {
      type: 'integer',
      minimum: 0,
      maximum: 10000,
    },
    events: {
      type: 'object',
      additionalProperties: false,
      required: ['pageView', 'linkClick'],
      properties: {
        pageView: eventName,
        linkClick: eventName,
        share: eventName,
      },
    },
    consent: {
      type: 'object',
      additionalProperties: false,
      required: ['needed', 'question', 'agree', 'refuse'],
      properties: {
        needed: { type: 'boolean' },
        question: messageKey,
        agree: messageKey,
        refuse: messageKey,
        agreed: messageKey,
        refused: messageKey,
      },
    },
  },
} as const;

export type Analytics = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof analyticsSchema>;
