import type { FromExtendedSchema } from 'json-schema-to-ts';
import { filePurposes } from '#schemas/calls/files/answers';
import type { CodeListName, OperationName, RuleName } from '#schemas/form';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { codeListName, formOperation, iconName, messageKey, ruleName, textMap } from '#schemas/parts';
import { typedRules } from '#schemas/typed-text';
import { refusalOffers } from '../shared/refusals/refusal-settings.ts';

const fieldName = '^[A-Za-z][A-Za-z0-9_]{0,59}$';
const name = { type: 'string', pattern: fieldName } as const;

/** A property of the form's JSON Schema. Keywords of JSON Schema mean what they mean there; texts are message keys, `format` names a rule. */
const field = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: {
    type: { enum: ['string', 'boolean'] },
    kind: {
      enum: [
        'text',
        'password',
        'email',
        'tel',
        'number',
        'textarea',
        'select',
        'radio',
        'stars',
        'checkbox',
        'switch',
        'hidden',
        'files',
      ],
    },
    title: { ...messageKey, description: 'The label; only a hidden field has none.' },
    description: messageKey,
    format: ruleName,
    allOf: {
      type: 'array',
      description: 'Rules beside the first.',
      maxItems: 5,
      items: { type: 'object', additionalProperties: false, required: ['format'], properties: { format: ruleName } },
    },
    normalise: { enum: typedRules, description: 'Rule that normalises the text before it is checked and sent.' },
    minLength: { type: 'integer', minimum: 1, maximum: 2000 },
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 2000,
      description: 'Longer texts are cut; a longer password is refused.',
    },
    oneOf: {
      type: 'array',
      description: 'Choices.',
      minItems: 1,
      maxItems: 300,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['const', 'title'],
        properties: {
          const: { type: 'string', minLength: 1, maxLength: 100 },
          title: messageKey,
          when: conditionSchema,
        },
      },
    },
    codeList: { ...codeListName, description: 'Code list with the choices, in place of oneOf.' },
    const: { const: true, description: 'It must be ticked.' },
    default: { oneOf: [{ type: 'string', maxLength: 2000 }, { type: 'boolean' }] },
    files: {
      type: 'object',
      description: 'Files of a field of the kind files. They are uploaded at once; the value is the list of their IDs.',
      additionalProperties: false,
      required: ['operation', 'purpose', 'most', 'texts'],
      properties: {
        operation: formOperation,
        purpose: { enum: filePurposes },
        most: { type: 'integer', minimum: 1, maximum: 10 },
        pdf: { type: 'boolean', description: 'PDFs can be chosen too.' },
        texts: {
          type: 'object',
          additionalProperties: false,
          required: ['add', 'remove', 'sending', 'large', 'image', 'pdf'],
          properties: {
            add: { ...messageKey, description: 'Button that opens the files of the device.' },
            remove: { ...messageKey, description: '{{name}} is the name of the file.' },
            sending: { ...messageKey, description: 'Shown while a file is uploaded.' },
            large: { ...messageKey, description: 'Shown for a file above 10 MB.' },
            image: { ...messageKey, description: 'Name of a picture; {{name}} is its number.' },
            pdf: { ...messageKey, description: 'Name of a PDF; {{name}} is its number.' },
          },
        },
      },
    },
    readOnly: { type: 'boolean' },
    writeOnly: { type: 'boolean', description: 'A password: shown only when the visitor asks, and kept nowhere.' },
    strength: { type: 'boolean', description: 'A new password: advice on its strength is shown while it is typed.' },
    equals: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'message'],
      properties: { field: name, message: messageKey },
    },
    autocomplete: {
      enum: ['username', 'current-password', 'new-password', 'email', 'tel', 'one-time-code', 'name', 'bday', 'off'],
    },
    inputMode: { enum: ['text', 'numeric', 'tel', 'email'] },
    when: conditionSchema,
  },
} as const;

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
