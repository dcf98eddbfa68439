import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { formOperation, iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';

const panel = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'text'],
  properties: { icon: iconName, title: messageKey, text: messageKey },
} as const;

export const schema = {
  type: 'object',
  description: 'Ends the connection of a member with another site, logs out, and goes to the end address of the site.',
  additionalProperties: false,
  required: ['client', 'ask', 'operation', 'submit', 'done', 'unregistered'],
  properties: {
    client: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$',
      description: 'Query parameter with the ID of the site.',
    },
    ask: { ...panel, description: 'Asks members. {{name}} is the site.' },
    operation: formOperation,
    submit: messageKey,
    stay: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: { label: messageKey, action: actionSchema },
    },
    done: { ...panel, description: 'Shown at the end, and to guests.' },
    unregistered: { ...panel, description: 'Shown without a registered site.' },
    links: {
      type: 'array',
      description: 'Links below the end, and without a registered site.',
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'action'],
        properties: { label: messageKey, action: actionSchema },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'client-exit',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['stay', 'links'],
  queries: ({ client }: Settings) => [{ name: client }],
});
