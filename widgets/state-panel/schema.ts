import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { fieldName } from '../shared/records/record-settings.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    filledBy: {
      type: 'object',
      description:
        'Query parameter of the page; without a value nothing is shown. Title, text and note may hold {{name}}.',
      additionalProperties: false,
      required: ['query'],
      properties: {
        query: fieldName,
        form: { enum: ['text', 'day'], description: 'Default: text. day: from YYYYMMDD.' },
      },
    },
    hiddenBy: { ...fieldName, description: 'Query parameter of the page; with a value nothing is shown.' },
    badge: {
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: {
        text: messageKey,
        icon: iconName,
        tone: { enum: ['plain', 'accent', 'second', 'ok', 'wait', 'stop'] },
      },
    },
    title: { ...messageKey, description: 'What happened; a line break in the message is one on the screen.' },
    text: {
      ...messageKey,
      description: 'Until when, or what to do. Messages may hold {{pageTitle}} and {{pageBlockContent}}.',
    },
    note: messageKey,
    links: {
      type: 'array',
      description: 'What still works.',
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'action'],
        properties: {
          icon: iconName,
          title: messageKey,
          text: messageKey,
          action: actionSchema,
          when: conditionSchema,
        },
      },
    },
    action: {
      type: 'object',
      description: 'The one thing to do next.',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: { ...linkProperties, icon: iconName },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'state-panel',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  queries: ({ filledBy, hiddenBy }: Settings) =>
    [filledBy?.query, hiddenBy].filter((name) => name !== undefined).map((name) => ({ name })),
});
