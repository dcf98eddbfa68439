import type { FromExtendedSchema } from 'json-schema-to-ts';
import type { CodeListName, OperationName, RuleName } from '#schemas/form';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { formOperation, iconName, messageKey, textMap } from '#schemas/parts';
import { refusalOffers } from '../shared/refusals/refusal-settings.ts';
import { field, fieldName, name } from './field-settings.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['schema', 'operation', 'submit'],
  properties: {
    icon: { ...iconName, description: 'A mark above the title.' },
    title: messageKey,
    intro: messageKey,
    returnIntros: {
      type: 'array',
      description:
        'Replaces the intro of a login: the first whose query parameter has a value in the address that the login returns to.',
      minItems: 1,
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['with', 'text'],
        properties: { with: name, text: messageKey },
      },
    },
    notes: {
      type: 'array',
      description: 'Notes for some viewers, under the intro.',
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: { text: messageKey, when: conditionSchema },
      },
    },
    schema: {
      type: 'object',
      description: 'A JSON Schema of what is sent.',
      additionalProperties: false,
      required: ['type', 'order', 'properties'],
      properties: {
        type: { const: 'object' },
        order: {
          type: 'array',
          description:
            'Every property, in the order on the screen (documents keep no order of names). None: the form is its button.',
          maxItems: 40,
          items: name,
        },
        required: { type: 'array', maxItems: 40, items: name },
        properties: {
          type: 'object',
          maxProperties: 40,
          propertyNames: { type: 'string', pattern: fieldName },
          additionalProperties: field,
        },
      },
    },
    operation: formOperation,
    body: {
      type: 'object',
      description:
        'What is sent; a text that is {name} is the value of that field, {name:yn} says it as Y or N, {name:list} is the list of its files, {param.x} is a parameter of the page, {day.today} is the day. Without it the values by name.',
      maxProperties: 40,
    },
    next: {
      type: 'array',
      description: 'Operations after the first, each once the one before is done.',
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['operation', 'body'],
        properties: {
          operation: formOperation,
          body: {
            type: 'object',
            description:
              'What is sent; a text that is {name} is the value of a field, or of a text in the earlier answers.',
            maxProperties: 40,
          },
        },
      },
    },
    onlyWith: { ...name, description: 'Query parameter of the page; without a value nothing is shown.' },
    fromQuery: {
      type: 'array',
      description: 'Fields that the query of the address fills in. Y ticks a box.',
      maxItems: 20,
      items: name,
    },
    known: {
      type: 'object',
      description:
        'A read call that fills fields in before the visitor does: field → JSON Pointer into its data. Y ticks a box.',
      additionalProperties: false,
      required: ['path', 'fields'],
      properties: {
        path: { type: 'string', pattern: '^/api/v1/[^\\s?#{}]+$', maxLength: 300 },
        query: textMap,
        open: {
          type: 'object',
          description: 'The form is shown while the value at the JSON Pointer is one of these, else the text.',
          additionalProperties: false,
          required: ['at', 'is', 'closed'],
          properties: {
            at: { type: 'string', pattern: '^(/[^/]+)+$', maxLength: 200 },
            is: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', maxLength: 60 } },
            closed: messageKey,
          },
        },
        fields: {
          type: 'object',
          minProperties: 1,
          maxProperties: 40,
          propertyNames: { type: 'string', pattern: fieldName },
          additionalProperties: { type: 'string', pattern: '^(/[^/]+)+$', maxLength: 200 },
        },
      },
    },
    submit: messageKey,
    tone: { enum: ['main', 'quiet'], description: 'quiet: the button stands beside a more important one.' },
    links: {
      type: 'array',
      description: 'Ways on, under the button.',
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'action'],
        properties: { label: messageKey, strong: { type: 'boolean' }, action: actionSchema, when: conditionSchema },
      },
    },
    success: { ...messageKey, description: 'Said when it is done; {{day}} is today.' },
    successIf: {
      type: 'array',
      description: 'Said in place of success: the first whose field was sent with that value.',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'is', 'text'],
        properties: {
          field: name,
          is: { oneOf: [{ type: 'string', maxLength: 2000 }, { type: 'boolean' }] },
          text: messageKey,
        },
      },
    },
    file: {
      ...messageKey,
      description: 'The answer is saved on the device as a JSON file of this name, without its ending.',
    },
    // {item.x} is the text x of the answer.
    onSuccess: actionSchema,
    offers: refusalOffers,
    answer: {
      type: 'object',
      description: 'Stands in the place of the fields when it is done.',
      additionalProperties: false,
      required: ['title', 'list'],
      properties: {
        title: messageKey,
        text: messageKey,
        list: {
          type: 'string',
          pattern: '^(/[^/]+)+$',
          maxLength: 200,
          description: 'JSON Pointer to a list of texts in what was answered.',
        },
      },
    },
  },
} as const;

type Names = {
  deserialize: [
    { pattern: { format: 'rule' }; output: RuleName },
    { pattern: { format: 'operation' }; output: OperationName },
    { pattern: { format: 'code-list' }; output: CodeListName },
  ];
};
export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, Names>;
