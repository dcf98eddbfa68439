import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { artName, iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

const badge = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: messageKey, icon: iconName, tone: { enum: ['plain', 'accent', 'second', 'ok', 'wait', 'stop'] } },
} as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['variant', 'items'],
  properties: {
    variant: {
      enum: ['pictures', 'tiles', 'posters', 'rail', 'circles', 'times'],
      description:
        'pictures: big cards; tiles: small cards by icon; posters: rail of wide pictures; rail: small pictures; circles: what to bring, in one card; times: turns of a day, in one card.',
    },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 24,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          art: artName,
          icon: iconName,
          title: messageKey,
          text: messageKey,
          badges: { type: 'array', maxItems: 5, items: badge },
          state: { enum: ['past', 'next'], description: 'times only.' },
          action: actionSchema,
          when: conditionSchema,
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'card-grid',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
