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
      description: 'Addresses that begin with it open the app.',
    },
    query: {
      type: 'string',
      pattern: '^[A-Za-z]{1,20}$',
      description: 'A route with this query parameter offers to open the app in mobile browsers.',
    },
    screens: {
      type: 'object',
      additionalProperties: false,
      required: ['action', 'deepLink', 'appOnly'],
      properties: {
        action: { ...screenName, description: 'Receives deep links and redirects to their targets.' },
        deepLink: {
          ...screenName,
          description: 'Offers to open the app, to install it or to continue in the browser.',
        },
        appOnly: { ...screenName, description: 'Describes an app-only screen and how to open it.' },
      },
    },
  },
} as const satisfies JSONSchema;

export type App = FromSchema<typeof appSchema>;
