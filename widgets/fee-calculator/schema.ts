import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';

export const schema = {
  type: 'object',
  description: 'Ticket prices of the venue, and what a party pays with the discounts that fit.',
  additionalProperties: false,
  required: ['texts'],
  properties: {
    book: {
      type: 'object',
      description: 'Button beside the total.',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: linkProperties,
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'tickets',
        'day',
        'party',
        'less',
        'more',
        'discounts',
        'held',
        'none',
        'best',
        'people',
        'total',
        'free',
        'won',
        'off',
        'for',
        'note',
        'closed',
        'nextOpen',
        'outside',
      ],
      properties: {
        tickets: messageKey,
        day: messageKey,
        party: messageKey,
        less: { ...messageKey, description: 'Name of the button that takes one person away; {{name}} is the class.' },
        more: { ...messageKey, description: 'Name of the button that adds one; {{name}} is the class.' },
        discounts: messageKey,
        held: { ...messageKey, description: 'Name of the group of cards and certificates that the visitor has.' },
        none: { ...messageKey, description: 'Choice of no discount.' },
        best: { ...messageKey, description: 'Mark of the cheapest choice.' },
        people: { ...messageKey, description: 'Number of people; {{count}}.' },
        total: messageKey,
        free: { ...messageKey, description: 'Price of 0.' },
        won: { ...messageKey, description: 'An amount; {{name}}.' },
        off: { ...messageKey, description: 'A saving; {{name}}.' },
        for: { ...messageKey, description: 'People that a discount is used for; {{count}}.' },
        note: messageKey,
        closed: { ...messageKey, description: 'A day on which the venue is closed; {{name}} is the day.' },
        nextOpen: {
          ...messageKey,
          description: 'Name of the button that chooses the next open day; {{name}} is the day.',
        },
        outside: {
          ...messageKey,
          description: 'A past day, or one too far ahead; {{name}} is the first and the last day that can be chosen.',
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'fee-calculator',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
