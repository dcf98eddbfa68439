import type { FromExtendedSchema } from 'json-schema-to-ts';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { artName, iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { openingTexts } from '../shared/park/opening-now.ts';
import { weatherTexts } from '../shared/park/weather-words.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['art', 'size'],
  properties: {
    art: { ...artName, description: 'The scene. Its front layer has the colour of the page.' },
    size: {
      enum: ['home', 'small', 'state'],
      description: 'home: first view with a header over it; small: head of an inner page; state: picture only, 370 px.',
    },
    line: {
      type: 'array',
      description: 'Short words above the title, such as the day and the weather.',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: { text: messageKey, icon: iconName, when: conditionSchema },
      },
    },
    title: { ...messageKey, description: 'One sentence; a line break in the message is one on the screen.' },
    chip: {
      type: 'object',
      description: 'State of the place, such as open and its hours.',
      additionalProperties: false,
      required: ['label'],
      properties: { label: messageKey, value: messageKey, tone: { enum: ['ok', 'wait', 'stop'] } },
    },
    now: {
      type: 'object',
      description: 'The venue now: its weather after the line, and whether it is open in place of the chip.',
      additionalProperties: false,
      required: ['opening', 'weather'],
      properties: { opening: openingTexts, weather: weatherTexts },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'hero',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
