import type { FromExtendedSchema } from 'json-schema-to-ts';
import { parsePointer } from '#engine/values/json-pointer';
import { actionSchema } from '#schemas/parts/action/schema';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { refusalOffers } from '../shared/refusals/refusal-settings.ts';
import { answerSource } from '#schemas/answer-source';
import { fieldName, recordCondition, type RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description:
    'Terms and consents, each with a tick of its own and its text in a sheet. The operation gets termsAgreeList: termsId, versionNo and agreeYn of each.',
  additionalProperties: false,
  required: ['source', 'operation', 'texts'],
  properties: {
    title: messageKey,
    intro: messageKey,
    source: {
      type: 'object',
      description: 'Call that lists what is asked.',
      additionalProperties: false,
      required: ['path', 'list'],
      properties: {
        path: { type: 'string', pattern: '^/api/v1/[^\\s?#{}]+$', maxLength: 300 },
        query: textMap,
        list: {
          type: 'string',
          pattern: '^(/[^/]+)+$',
          maxLength: 200,
          description:
            'JSON Pointer to a list of: termsId, versionNo, title, requiredYn, note, channel, groupId, factList, contents, agreedYn.',
        },
      },
    },
    operation: formOperation,
    body: { ...textMap, description: 'Further values of the body.' },
    fields: {
      type: 'array',
      description: 'Optional values that are sent along under their names; an empty one is left out.',
      minItems: 1,
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'label'],
        properties: {
          name: fieldName,
          label: messageKey,
          note: messageKey,
          maxLength: { type: 'integer', minimum: 1, maximum: 200 },
        },
      },
    },
    choice: {
      type: 'object',
      description: 'An optional choice among the records of a call, sent along under its name.',
      additionalProperties: false,
      required: ['name', 'label', 'none', 'source', 'list', 'key', 'title'],
      properties: {
        name: fieldName,
        label: messageKey,
        none: { ...messageKey, description: 'Entry for no choice.' },
        source: answerSource,
        list: { ...fieldName, description: 'Field of the answer with the list.' },
        key: { ...fieldName, description: 'Field whose value is sent.' },
        title: fieldName,
        show: { ...recordCondition, description: 'Only records that have one of the values in each field.' },
      },
    },
    onSuccess: actionSchema,
    docked: { type: 'boolean', description: 'The button stands at the lower edge of the page, always in reach.' },
    offers: refusalOffers,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['required', 'optional', 'open', 'missing', 'submit', 'empty'],
      properties: {
        all: { ...messageKey, description: 'Label of the tick for everything; left out, there is none.' },
        allNote: messageKey,
        required: { ...messageKey, description: 'Behind the title of a required item.' },
        optional: { ...messageKey, description: 'Behind the title of an optional item.' },
        open: { ...messageKey, description: 'Name of the button that opens a text; {{name}} is its title.' },
        missing: { ...messageKey, description: 'At a required item without a tick; {{name}} is its title.' },
        submit: messageKey,
        done: { ...messageKey, description: 'Said when it is done.' },
        empty: { ...messageKey, description: 'Shown when nothing is asked.' },
        goOn: { ...messageKey, description: 'Label of the link to what follows, when nothing is asked.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'agreements',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['onSuccess', 'offers'],
  reads: ({ source, choice }: Settings) => [
    ...['termsId', 'versionNo', 'title', 'requiredYn'].map((field) => ({
      at: ['source', 'list'],
      way: [...parsePointer(source.list), '*', field],
      need: 'agreements',
    })),
    ...(choice === undefined
      ? []
      : (['key', 'title'] as const).map((field) => ({
          at: ['choice', field],
          way: [choice.list, '*', choice[field]],
          need: 'choice',
        }))),
  ],
});
