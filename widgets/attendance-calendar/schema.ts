import type { FromExtendedSchema } from 'json-schema-to-ts';
import { formOperation, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { EventNames } from '../shared/events/event-settings.ts';

export const schema = {
  type: 'object',
  description: 'Days of the current attendance event as a calendar of the month, and the switch of its daily reminder.',
  additionalProperties: false,
  required: ['reminder', 'texts'],
  properties: {
    reminder: { ...formOperation, description: 'Call that turns the reminder on or off.' },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['before', 'after', 'attended', 'missed', 'today', 'gift', 'remind', 'reminded', 'quiet'],
      properties: {
        before: { ...messageKey, description: 'Button to the month before.' },
        after: { ...messageKey, description: 'Button to the next month.' },
        attended: messageKey,
        missed: messageKey,
        today: messageKey,
        gift: {
          ...messageKey,
          description: 'Mark of the day of the next reward, if every day is attended until then.',
        },
        remind: { ...messageKey, description: 'Label of the switch; {{name}} is the time.' },
        reminded: { ...messageKey, description: 'Said once it is on.' },
        quiet: { ...messageKey, description: 'Said once it is off.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, EventNames>;

export const description = describeWidget({
  name: 'attendance-calendar',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
