import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, screenName } from '../../parts.ts';

const version = { type: 'string', pattern: '^\\d{1,4}(\\.\\d{1,4}){0,3}$' } as const;

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
    versions: {
      type: 'array',
      description: 'Versions of the app by system; `oldest` is the oldest that works.',
      maxItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['os', 'latest', 'oldest', 'link'],
        properties: {
          os: { enum: ['ios', 'android'] },
          latest: version,
          oldest: version,
          link: { type: 'string', pattern: '^LNK_[A-Z]{3}_\\d{5}$' },
        },
      },
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
