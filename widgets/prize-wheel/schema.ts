import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { eventProperties, type EventNames } from '../shared/events/event-settings.ts';

const prizeText = { ...messageKey, description: 'Said with a prize of this kind.' } as const;

export const schema = {
  type: 'object',
  description: 'A wheel of prizes. The server decides, and the wheel turns to its result.',
  additionalProperties: false,
  required: ['kind', 'operation', 'guest', 'texts'],
  properties: {
    ...eventProperties,
    links: {
      type: 'array',
      description: 'Where prizes of a kind are found.',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'label', 'action'],
        properties: { kind: { enum: ['COUPON', 'SOM', 'BADGE', 'ITEM'] }, label: messageKey, action: actionSchema },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'wheel',
        'spin',
        'turning',
        'left',
        'noneToday',
        'none',
        'result',
        'coupon',
        'som',
        'badge',
        'item',
        'tomorrow',
      ],
      properties: {
        wheel: { ...messageKey, description: 'Description of the wheel; {{name}} are the prizes.' },
        spin: messageKey,
        turning: { ...messageKey, description: 'Said while it turns.' },
        left: { ...messageKey, description: 'Own turns that are left; {{count}}.' },
        noneToday: { ...messageKey, description: 'No turn is left today.' },
        none: { ...messageKey, description: 'No turn is left.' },
        result: { ...messageKey, description: 'The prize; {{name}}.' },
        coupon: prizeText,
        som: prizeText,
        badge: prizeText,
        item: prizeText,
        balance: { ...messageKey, description: 'The new balance after a prize of Som; {{count}}.' },
        tomorrow: { ...messageKey, description: 'When the next turn comes.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, EventNames>;

export const description = describeWidget({
  name: 'prize-wheel',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['guest.action', 'links.*.action'],
});
