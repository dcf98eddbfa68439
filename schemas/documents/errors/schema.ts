import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '../../parts/action/schema.ts';
import { artName, envelope, messageKey, screenName } from '../../parts.ts';

const yes = { type: 'boolean' } as const;
const codes = {
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: { type: 'string', minLength: 1, maxLength: 40 },
} as const;
const errorTypes = ['B', 'E', 'R', 'S', 'O', 'T', 'D', 'L', 'P', 'none'] as const;
const screens = { type: 'array', minItems: 1, maxItems: 40, items: screenName } as const;

/**
 * Reactions to failed calls (8.1 – 8.3). A singleton with the id `errors`. The first reaction with matching type, codes, auto-login, screen and
 * moment applies; `none` matches answers without a type.
 */
export const errorsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'reactions', 'transport'],
  properties: {
    ...envelope,
    type: { const: 'errors' },
    reactions: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['errorType', 'reaction'],
        properties: {
          errorType: { enum: errorTypes },
          codes,
          notCodes: codes,
          autoLogin: yes,
          atScreens: screens,
          notAtScreens: screens,
          whileSigningIn: { ...yes, description: 'Only during the steps after a login (4.3).' },
          reaction: {
            enum: ['caller', 'refresh', 'redirect', 'say', 'nothing'],
            description:
              'caller: returns the error to the caller. refresh: silently gets a new access token. redirect: opens the address in errorMessage, if it is internal or on an allowed host. say: shows the message, then runs the other settings. nothing: runs the other settings without a message.',
          },
          message: messageKey,
          withServerText: yes,
          withoutServerText: messageKey,
          clear: yes,
          nativeLogout: yes,
          // In a query, `{from}` is the page's path and query.
          then: actionSchema,
        },
      },
    },
    calls: {
      type: 'array',
      description: 'Calls with their own error messages, checked before the reactions (8.5).',
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path'],
        properties: {
          path: {
            type: 'string',
            pattern: '^/api/v1/[^\\s?#]+$',
            maxLength: 300,
          },
          errorTypes: {
            type: 'array',
            minItems: 1,
            maxItems: 10,
            items: { enum: errorTypes },
            description: 'Default: B, E and none.',
          },
          codes,
          message: messageKey,
        },
      },
    },
    page: {
      type: 'object',
      description: 'The static connection-error page (8.3).',
      additionalProperties: false,
      required: ['art', 'retrySeconds'],
      properties: {
        art: artName,
        retrySeconds: {
          type: 'integer',
          minimum: 1,
          maximum: 3600,
        },
      },
    },
    transport: {
      type: 'object',
      additionalProperties: false,
      required: ['timeout', 'noStatus', 'bootstrap', 'held'],
      properties: {
        timeout: {
          type: 'object',
          additionalProperties: false,
          required: ['message', 'toMainFrom'],
          properties: {
            message: messageKey,
            toMainFrom: {
              type: 'array',
              maxItems: 40,
              items: screenName,
              description: 'Screens from which a time-out leads to the main page (P-671).',
            },
          },
        },
        noStatus: {
          type: 'object',
          additionalProperties: false,
          required: ['code', 'passThrough'],
          properties: {
            code: { type: 'integer', minimum: 100, maximum: 999 },
            passThrough: {
              type: 'array',
              maxItems: 3,
              items: { enum: ['ios', 'android', 'other'] },
              description: 'Systems on which the error goes back to the caller (P-673).',
            },
          },
        },
        bootstrap: {
          type: 'object',
          additionalProperties: false,
          required: ['code'],
          properties: { code: { type: 'integer', minimum: 100, maximum: 999 } },
        },
        held: {
          type: 'object',
          additionalProperties: false,
          required: ['message'],
          properties: { message: messageKey },
        },
      },
    },
  },
} as const;

export type Errors = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof errorsSchema>;
export type CallError = NonNullable<Errors['calls']>[number];
export type ErrorReaction = Errors['reactions'][number];
