import { filePurposes } from '#schemas/calls/files/answers';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { codeListName, formOperation, messageKey, ruleName } from '#schemas/parts';
import { typedRules } from '#schemas/typed-text';

export const fieldName = '^[A-Za-z][A-Za-z0-9_]{0,59}$';
export const name = { type: 'string', pattern: fieldName } as const;

/** A property of the form's JSON Schema. Keywords of JSON Schema mean what they mean there; texts are message keys, `format` names a rule. */
export const field = {
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
    button: {
      type: 'object',
      description: 'A button under the field that sends its value alone, such as one that asks for a code.',
      additionalProperties: false,
      required: ['label', 'operation', 'success'],
      properties: {
        label: messageKey,
        operation: { ...formOperation, description: 'Gets the value under the name of the field.' },
        success: { ...messageKey, description: 'Said when it is done.' },
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
