import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import type { OperationName } from '#schemas/form';
import { formOperation, iconName, messageKey, textMap } from '#schemas/parts';

export const fieldName = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,59}$' } as const;
const tone = { enum: ['plain', 'accent', 'second', 'ok', 'wait', 'stop'] } as const;
const codes = { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', maxLength: 60 } } as const;

/** Values that the fields of a record must have. */
export const recordCondition = {
  type: 'array',
  minItems: 1,
  maxItems: 5,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['field', 'is'],
    properties: { field: fieldName, is: codes },
  },
} as const;

/** Configures how a field of a record is displayed. An empty field is left out. */
export const valueProperties = {
  field: fieldName,
  form: {
    enum: ['text', 'number', 'signed', 'day', 'moment'],
    description: 'Default: text. signed: a number with its sign; day and moment: from YYYYMMDD and YYYYMMDDHHmmss.',
  },
  units: {
    type: 'object',
    description: 'The value is minutes, shown as hours and minutes.',
    additionalProperties: false,
    required: ['hours', 'minutes'],
    properties: {
      hours: { ...messageKey, description: 'Hours of a duration; {{count}}.' },
      minutes: { ...messageKey, description: 'Minutes of a duration; {{count}}.' },
    },
  },
  text: { ...messageKey, description: '{{name}} is the value.' },
  says: {
    type: 'array',
    description: 'Texts for codes; without a text the value is left out.',
    minItems: 1,
    maxItems: 20,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['is'],
      properties: { is: { type: 'string', maxLength: 60 }, text: messageKey },
    },
  },
  show: { ...recordCondition, description: 'Shown for records that have one of the values in each field.' },
} as const;

export const recordValue = {
  type: 'object',
  additionalProperties: false,
  required: ['field'],
  properties: valueProperties,
} as const;
const value = recordValue;

/** Shows records in pages. */
export const recordPages = {
  type: 'object',
  description: 'Shows the records in pages. The call takes currentPage and pagePerCount and answers totalCnt.',
  additionalProperties: false,
  required: ['size', 'query'],
  properties: {
    size: { type: 'integer', minimum: 1, maximum: 100 },
    query: { ...fieldName, description: 'Query parameter of the page with the page number.' },
  },
} as const;

const badge = {
  type: 'object',
  additionalProperties: false,
  required: ['field'],
  properties: {
    ...valueProperties,
    tone,
    unlessInTitle: { type: 'boolean', description: 'Left out if the title already has its text.' },
    listedOnly: { type: 'boolean', description: 'Values without a text show no badge.' },
    tones: {
      type: 'array',
      description: 'Tones of single values.',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['is', 'tone'],
        properties: { is: { type: 'string', maxLength: 60 }, tone },
      },
    },
  },
} as const;

const action = {
  type: 'object',
  description: 'Either `action`, or `operation` with its `body`, followed by `onSuccess`.',
  additionalProperties: false,
  required: ['label'],
  properties: {
    label: messageKey,
    each: {
      type: 'object',
      description:
        'Repeats the action for each entry of a list in the record. {item.x} is also a field of the entry, {{name}} in the label its name.',
      additionalProperties: false,
      required: ['list', 'name'],
      properties: { list: fieldName, name: fieldName },
    },
    icon: iconName,
    tone: {
      enum: ['main', 'soft', 'quiet', 'line', 'bare'],
      description:
        'Default: quiet. On a pass, the tear-off end holds the first main action alone. bare: for what is seldom meant, such as removing.',
    },
    show: { ...recordCondition, description: 'Shown for records that have one of the values in each field.' },
    when: conditionSchema,
    // {item.x} is the field x of the record, after an operation also of its answer.
    action: actionSchema,
    operation: formOperation,
    body: {
      ...textMap,
      description:
        'Body of the operation. {item.x} is a field of the record, {param.x} a parameter of the page, {query.x} one of its query.',
    },
    input: {
      type: 'object',
      description: 'Asked before the operation, and sent with its body.',
      additionalProperties: false,
      required: ['name', 'label', 'kind', 'submit'],
      properties: {
        name: fieldName,
        label: messageKey,
        note: messageKey,
        kind: {
          enum: ['text', 'long', 'digits', 'number'],
          description: 'digits: a text of digits; number: an integer.',
        },
        optional: { type: 'boolean' },
        maxLength: { type: 'integer', minimum: 1, maximum: 2000 },
        submit: messageKey,
      },
    },
    confirm: { ...messageKey, description: 'Question before the operation. {{name}} is the title of the record.' },
    ok: { ...messageKey, description: 'Label of the confirm button. Default: OK.' },
    success: messageKey,
    // Without it the page reads its data again.
    onSuccess: actionSchema,
  },
} as const;

/** Display of one record. */
export const recordCard = {
  type: 'object',
  additionalProperties: false,
  required: ['shape', 'title'],
  properties: {
    shape: {
      enum: ['card', 'row', 'pass', 'picture', 'ledger'],
      description:
        'card: a card of its own; row: a line of one card; pass: a card with a tear-off end; picture: a card on a drawing; ledger: a plain line with an amount.',
    },
    picture: { ...fieldName, description: 'Field with the name of a drawing or picture.' },
    avatar: { ...fieldName, description: 'Field with a name, whose first letter is shown.' },
    photo: { ...fieldName, description: 'Field with the path of a photo of a person, on a card of the shape picture.' },
    icon: iconName,
    over: value,
    title: value,
    end: { ...value, description: 'Amount or short text at the end.' },
    lines: { type: 'array', maxItems: 10, items: value },
    badges: { type: 'array', maxItems: 5, items: badge },
    progress: {
      type: 'object',
      description: 'Reached part of a whole, as a bar with both numbers.',
      additionalProperties: false,
      required: ['label', 'value', 'of'],
      properties: {
        label: {
          ...messageKey,
          description: 'Name of the bar for screen readers. {{name}} is the title of the record.',
        },
        value: { ...fieldName, description: 'Field with the part.' },
        of: { ...fieldName, description: 'Field with the whole.' },
        show: { ...recordCondition, description: 'Shown for records that have one of the values in each field.' },
      },
    },
    language: {
      ...fieldName,
      description: 'Field with the language in which a member wrote the texts; empty, that of the page.',
    },
    muted: {
      type: 'object',
      description: 'Records with one of the values are greyed.',
      additionalProperties: false,
      required: ['field', 'is'],
      properties: { field: fieldName, is: codes },
    },
    band: {
      type: 'object',
      description: 'Cards with one of the values have a band on top with the first badge and the text above the title.',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: fieldName,
        main: { ...codes, description: 'Values of a band in the main colour.' },
        soft: { ...codes, description: 'Values of a band in a soft colour.' },
      },
    },
    ring: {
      type: 'object',
      description: 'In place of the picture, the time left between two moments of the record (YYYYMMDDHHmmss).',
      additionalProperties: false,
      required: ['from', 'until', 'text', 'show'],
      properties: {
        from: { ...fieldName, description: 'Field with the begin.' },
        until: { ...fieldName, description: 'Field with the end.' },
        text: { ...messageKey, description: 'Shown below the time.' },
        over: { ...messageKey, description: 'Shown below the time after the end.' },
        show: { ...recordCondition, description: 'Shown for records that have one of the values in each field.' },
      },
    },
    code: {
      type: 'object',
      description: 'A moving code that the phone signs for a reference. Records without a reference show none.',
      additionalProperties: false,
      required: ['prefix', 'field', 'label'],
      properties: {
        prefix: {
          enum: ['PE', 'PX', 'PG'],
          description: 'PE: entry at a gate; PX: exit at a gate; PG: payment with a gift card.',
        },
        field: { ...fieldName, description: 'Field with the reference.' },
        label: {
          ...messageKey,
          description: 'Description of the code for screen readers. {{name}} is the title of the record.',
        },
        fixed: { ...fieldName, description: 'Field with a static code for older gates.' },
        open: {
          type: 'object',
          description:
            'Records with one of the values show their code at once, in a list only the first of them. Others open it by a button.',
          additionalProperties: false,
          required: ['field', 'is'],
          properties: { field: fieldName, is: codes },
        },
      },
    },
    detail: actionSchema,
    actions: { type: 'array', maxItems: 8, items: action },
  },
} as const;

/** Types of names in settings of records. */
export type RecordNames = { deserialize: [{ pattern: { format: 'operation' }; output: OperationName }] };
export type RecordCardSettings = FromExtendedSchema<
  { discriminator: { propertyName: string } },
  typeof recordCard,
  RecordNames
>;
export type RecordValueSettings = FromExtendedSchema<
  { discriminator: { propertyName: string } },
  typeof value,
  RecordNames
>;
