import { textMap } from './parts.ts';

/** A call that a widget reads a list from. Query values can contain `{locale}`, `{query.x|default}` and `{venue.x}`. */
export const answerSource = {
  type: 'object',
  additionalProperties: false,
  required: ['path'],
  properties: {
    path: {
      type: 'string',
      pattern: '^/api/v1/[a-zA-Z0-9/_.-]+$',
      maxLength: 200,
      description: 'Path of a data service.',
    },
    query: textMap,
  },
} as const;
