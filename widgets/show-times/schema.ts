import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description: 'Times of shows. `map`: where the place of a show leads; {item.facilityId} is its ID.',
  additionalProperties: false,
  required: ['variant', 'texts'],
  properties: {
    variant: {
      enum: ['list', 'date', 'today', 'next'],
      description:
        'list: the shows of a day, with a choice of days and places; date: those of the day in the address; today: all of today; next: only those that are still to come today.',
    },
    count: { type: 'integer', minimum: 1, maximum: 20, description: 'next only.' },
    map: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'empty',
        'over',
        'ended',
        'running',
        'startsIn',
        'length',
        'now',
        'days',
        'places',
        'allPlaces',
        'today',
        'hours',
        'minutes',
        'remind',
        'reminder',
        'reminded',
        'forgotten',
        'noReminder',
      ],
      properties: {
        empty: { ...messageKey, description: 'There is no show on the day.' },
        over: { ...messageKey, description: 'All shows of today are over.' },
        ended: messageKey,
        running: messageKey,
        startsIn: { ...messageKey, description: 'Time until it begins; {{name}}.' },
        length: { ...messageKey, description: 'Length in minutes; {{count}}.' },
        now: { ...messageKey, description: 'The time now; {{name}}.' },
        days: messageKey,
        places: messageKey,
        allPlaces: messageKey,
        today: messageKey,
        hours: { ...messageKey, description: 'Hours of a duration; {{count}}.' },
        minutes: { ...messageKey, description: 'Minutes of a duration; {{count}}.' },
        remind: { ...messageKey, description: 'Name of the switch for a reminder; {{name}} is the show.' },
        reminder: { ...messageKey, description: 'Text of the reminder; {{name}} is the time.' },
        reminded: { ...messageKey, description: 'Message after a reminder was set.' },
        forgotten: { ...messageKey, description: 'Message after a reminder was removed.' },
        past: {
          ...messageKey,
          description:
            'Heading of the shows that are over, which are folded; {{count}}. Without it they stand in the list.',
        },
        noReminder: { ...messageKey, description: 'Message where the device cannot remind.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'show-times',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  queries: ({ variant }: Settings) => (variant === 'list' ? [{ name: 'date' }, { name: 'place' }] : []),
});
