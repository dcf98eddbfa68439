import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from './action.schema.ts';
import { artName, envelope, messageKey, screenName } from './parts.ts';

const yes = { type: 'boolean' } as const;
const codes = { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 40 } } as const;
const errorTypes = ['B', 'E', 'R', 'S', 'O', 'T', 'D', 'L', 'P', 'none'] as const;
const screens = { type: 'array', minItems: 1, maxItems: 40, items: screenName } as const;

/**
 * What the visitor's app does when a call fails (8.1 – 8.3). There is one, with the id `errors`. The first reaction whose type, codes,
 * auto-login, screen and moment fit is taken; what an answer without a type does stands under `none`.
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
          whileSigningIn: { ...yes, description: 'Only in the steps that follow a login (4.3).' },
          reaction: {
            enum: ['caller', 'refresh', 'redirect', 'say', 'nothing'],
            description: 'caller: goes back to who called. refresh: a new access token in silence. redirect: to the address in errorMessage, where that is of this site or an allowed host. say: the message, then what stands beside it. nothing: without a word what stands beside it.',
          },
          message: messageKey,
          withServerText: { ...yes, description: 'The server\'s text stands under the message.' },
          withoutServerText: { ...messageKey, description: 'Stands there when the server gave no text.' },
          clear: { ...yes, description: 'The session of this browser ends.' },
          nativeLogout: { ...yes, description: 'The app shell is logged out too.' },
          // In a query, `{from}` stands for path and query of the page.
          then: actionSchema,
        },
      },
    },
    calls: {
      type: 'array',
      description: 'Calls whose failures say something of their own, before the reactions are looked at (8.5).',
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path'],
        properties: {
          path: { type: 'string', pattern: '^/api/v1/[^\\s?#]+$', maxLength: 300, description: '`{name}` is one segment.' },
          errorTypes: { type: 'array', minItems: 1, maxItems: 10, items: { enum: errorTypes }, description: 'B, E and none, unless said.' },
          codes,
          message: { ...messageKey, description: '`{{code}}`, `{{errorMessage}}` and the names in the path are filled in. Without one the failure goes back to who called, whose screen says it.' },
        },
      },
    },
    page: {
      type: 'object',
      description: 'The static connection-error page (8.3).',
      additionalProperties: false,
      required: ['art', 'retrySeconds'],
      properties: { art: artName, retrySeconds: { type: 'integer', minimum: 1, maximum: 3600, description: 'When browsers and robots may try again (Retry-After).' } },
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
          properties: { message: messageKey, toMainFrom: { type: 'array', maxItems: 40, items: screenName, description: 'Screens from which a time-out leads to the main page (P-671).' } },
        },
        noStatus: {
          type: 'object',
          additionalProperties: false,
          required: ['code', 'passThrough'],
          properties: {
            code: { type: 'integer', minimum: 100, maximum: 999 },
            passThrough: { type: 'array', maxItems: 3, items: { enum: ['ios', 'android', 'other'] }, description: 'Systems on which the error goes back to who called (P-673).' },
          },
        },
        bootstrap: { type: 'object', additionalProperties: false, required: ['code'], properties: { code: { type: 'integer', minimum: 100, maximum: 999 } } },
        held: { type: 'object', additionalProperties: false, required: ['message'], properties: { message: messageKey } },
      },
    },
  },
} as const;

export type Errors = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof errorsSchema>;
export type CallError = NonNullable<Errors['calls']>[number];
export type ErrorReaction = Errors['reactions'][number];
