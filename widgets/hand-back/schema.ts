import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { formOperation, iconName, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';
import { fieldName, recordCondition, type RecordNames } from '../shared/records/record-settings.ts';
import { refusalOffers } from '../shared/refusals/refusal-settings.ts';

export const schema = {
  type: 'object',
  description: 'Takes up a flow where a provider sends the browser back to: makes a call with the query, then goes on.',
  additionalProperties: false,
  required: ['operation', 'body', 'progress', 'refused'],
  properties: {
    operation: formOperation,
    body: {
      ...textMap,
      description:
        'Body of the operation. {query.x} is a value of the query of the page, {param.x} a parameter of its path.',
    },
    optional: {
      type: 'array',
      description: 'Fields of the body that a provider may leave out, such as the error beside the code.',
      maxItems: 10,
      uniqueItems: true,
      items: fieldName,
    },
    progress: {
      type: 'object',
      description: 'Shown while the call is made.',
      additionalProperties: false,
      required: ['title'],
      properties: { title: messageKey, text: messageKey },
    },
    returnTo: {
      ...fieldName,
      description:
        'Field of the answer, and of a refusal, with the path of the page to return to. It comes before `onSuccess`.',
    },
    next: {
      type: 'array',
      description: 'Actions for answers with a value in each field: the first that fits.',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['show', 'action'],
        // {item.x} is the field x of the answer.
        properties: { show: recordCondition, action: actionSchema },
      },
    },
    // Without it, nothing: a call that begins a login leads on by itself.
    onSuccess: actionSchema,
    refused: {
      type: 'object',
      description: 'Shown with the message of a refusal.',
      additionalProperties: false,
      required: ['title', 'missing'],
      properties: {
        icon: iconName,
        title: messageKey,
        missing: { ...messageKey, description: 'Shown where the address lacks what a provider sends.' },
        again: { ...messageKey, description: 'Label of the button back to the page in the field of `returnTo`.' },
        links: {
          type: 'array',
          description: 'Other ways on.',
          maxItems: 6,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['label', 'action'],
            properties: { ...linkProperties, when: conditionSchema },
          },
        },
      },
    },
    offers: refusalOffers,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

/** Parameters of the page's query that a body names. */
const queriesOf = (body: Settings['body']): readonly string[] =>
  Object.values(body).flatMap((text) => [...text.matchAll(/\{query\.([A-Za-z0-9_]+)\}/g)].map(([, name = '']) => name));

export const description = describeWidget({
  name: 'hand-back',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['offers', 'onSuccess', 'next.*.action', 'refused'],
  queries: ({ body }: Settings) => queriesOf(body).map((name) => ({ name })),
});
