import { documentId } from './parts.ts';

const value = { type: 'string', minLength: 1, maxLength: 300 } as const;

/** Accepted values of a page parameter: at most one rule. Without a rule, the widgets and calls that read the parameter define its values. */
const parameter = {
  type: 'object',
  additionalProperties: false,
  properties: {
    values: { type: 'array', description: 'The accepted values.', minItems: 1, maxItems: 50, items: value },
    list: { ...documentId, description: 'Code list. Its codes are accepted.' },
    venue: {
      enum: ['code', 'parkKindCd', 'publctTypeCd'],
      description: "The code of the page's venue; on a page without a venue, of any venue.",
    },
    record: {
      enum: ['notice', 'board', 'discount', 'facility'],
      description: 'Type of content. The numbers of its documents are accepted.',
    },
    pattern: {
      type: 'string',
      format: 'safe-pattern',
      minLength: 1,
      maxLength: 300,
      description: 'Regular expression that the whole value matches.',
    },
    default: { ...value, description: 'Value that applies if the parameter is missing.' },
  },
} as const;

/** Page parameters by name. */
export const parameters = {
  type: 'object',
  maxProperties: 20,
  propertyNames: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]{0,39}$' },
  additionalProperties: parameter,
} as const;
