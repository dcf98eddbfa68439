import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { eventProperties, type EventNames } from '../shared/events/event-settings.ts';

export const schema = {
  type: 'object',
  description: 'Form of an event. Its fields, times with seats and consents are those of the event document.',
  additionalProperties: false,
  required: ['kind', 'operation', 'guest', 'texts'],
  properties: {
    ...eventProperties,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'title',
        'slots',
        'seats',
        'full',
        'required',
        'choose',
        'tooLarge',
        'send',
        'applied',
        'waitlisted',
        'won',
        'done',
      ],
      properties: {
        title: messageKey,
        slots: { ...messageKey, description: 'Label of the times with seats.' },
        seats: { ...messageKey, description: 'Seats that are left; {{count}}.' },
        full: { ...messageKey, description: 'A time without seats, for which people can wait.' },
        required: { ...messageKey, description: 'Mark of a consent that is required.' },
        choose: { ...messageKey, description: 'First entry of a long choice.' },
        tooLarge: { ...messageKey, description: 'A number above the largest; {{count}}.' },
        send: messageKey,
        applied: { ...messageKey, description: 'Said after an application for a draw.' },
        waitlisted: { ...messageKey, description: 'Said if the time has no seat.' },
        won: { ...messageKey, description: 'Said with a seat.' },
        done: { ...messageKey, description: 'Said after other forms.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, EventNames>;

export const description = describeWidget({
  name: 'event-form',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['guest.action'],
});
