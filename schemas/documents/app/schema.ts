import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, screenName } from '../../parts.ts';

/** Connection between the site and its app. At most one, with the id `app`. */
export const appSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'scheme', 'query', 'screens'],
  properties: {
    ...envelope,
    type: { const: 'app' },
    scheme: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]{4,30}$',
      not: { enum: ['https', 'mailto', 'javascript', 'intent', 'filesystem', 'content', 'about'] },
    },
    query: {
      type: 'string',
      pattern: '^[A-Za-z]{1,20}$',
    },
    screens: {
      type: 'object',
      additionalProperties: false,
      required: ['action', 'deepLink', 'appOnly'],
      properties: {
        action: screenName,
        deepLink: screenName,
        appOnly: screenName,
      },
    },
  },
} as const satisfies JSONSchema;

export type App = FromSchema<typeof appSchema>;
