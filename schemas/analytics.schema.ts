import type { FromExtendedSchema } from 'json-schema-to-ts';
import { envelope, messageKey } from './parts.ts';

const eventName = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.]{0,59}$' } as const;

/** Where events go. `dataLayer`: an array on the window, for a tag manager; `beacon`: a POST each, to an address of this site or of an allowed host. */
const tracker = {
  type: 'object',
  discriminator: { propertyName: 'kind' },
  required: ['kind'],
  oneOf: [
    { type: 'object', additionalProperties: false, required: ['kind'], properties: { kind: { const: 'none' } } },
    {
      type: 'object', additionalProperties: false, required: ['kind', 'name'],
      properties: { kind: { const: 'dataLayer' }, name: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]{0,39}$', description: 'Name of the array on the window.' } },
    },
    { type: 'object', additionalProperties: false, required: ['kind', 'url'], properties: { kind: { const: 'beacon' }, url: { type: 'string', minLength: 1, maxLength: 300 } } },
  ],
} as const;

/** What is told of visits, where to, and whether visitors are asked first. At most one, with the id `analytics`; without it nothing is told. */
export const analyticsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'tracker', 'delayMs', 'events', 'consent'],
  properties: {
    ...envelope,
    id: { const: 'analytics' },
    type: { const: 'analytics' },
    tracker,
    delayMs: { type: 'integer', minimum: 0, maximum: 10000, description: 'A page view is told this long after a change of route.' },
    events: {
      type: 'object',
      description: 'What the events are called.',
      additionalProperties: false,
      required: ['pageView', 'linkClick'],
      properties: { pageView: eventName, linkClick: eventName, share: { ...eventName, description: 'Without it shares are not told.' } },
    },
    consent: {
      type: 'object',
      additionalProperties: false,
      required: ['needed', 'question', 'agree', 'refuse'],
      properties: {
        needed: { type: 'boolean', description: 'Nothing is told before the visitor has agreed.' },
        question: messageKey,
        agree: messageKey,
        refuse: messageKey,
        agreed: { ...messageKey, description: 'Said to who agrees when asked again; without it nothing is.' },
        refused: { ...messageKey, description: 'Said to who refuses or withdraws when asked again.' },
      },
    },
  },
} as const;

export type Analytics = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof analyticsSchema>;
