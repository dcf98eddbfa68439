import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, screenName, textMap, venueCode } from './parts.ts';

/** Name of a target in deep links and pushes. */
export const linkPageName = { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } as const satisfies JSONSchema;
const prefixes = {
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: { type: 'string', pattern: '^[A-Za-z0-9]{1,20}$' },
} as const;
/** Permitted address in a payload: an internal path, or any allowed address. */
export const follow = { enum: ['inside', 'outside'] } as const;

const linkPage = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pageNm: screenName,
    params: textMap,
    query: { ...textMap, description: 'Added to the address.' },
    follow: {
      ...follow,
      description: "Opens the address of the payload. If it is not allowed: pageNm, or the venue's main page.",
    },
    codes: {
      type: 'array',
      description: 'Codes of other pages, case-insensitive. The first match applies.',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['starts', 'page'],
        properties: { starts: prefixes, not: prefixes, page: linkPageName },
      },
    },
  },
} as const;

/**
 * Target table of a venue (4.9); its id is the venue code. Names are case-insensitive. Unknown names and names without a target lead to the
 * venue's main page.
 */
export const deepLinksSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'pages'],
  properties: {
    ...envelope,
    id: venueCode,
    type: { const: 'deep-links' },
    pages: { type: 'object', maxProperties: 100, propertyNames: linkPageName, additionalProperties: linkPage },
  },
} as const satisfies JSONSchema;

const pushTarget = {
  type: 'object',
  additionalProperties: false,
  required: ['page'],
  properties: {
    page: { ...linkPageName, description: "A page of the venue's deep links." },
    follow: { ...follow, description: 'Opens the linkUrl. If it is missing or not allowed: the page.' },
  },
} as const;

/**
 * Targets of pushes to a venue by type (4.10); its id is the venue code. Types are case-insensitive. A venue without a table uses that of the
 * default venue.
 */
export const pushSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'types', 'other'],
  properties: {
    ...envelope,
    id: venueCode,
    type: { const: 'push' },
    types: { type: 'object', maxProperties: 100, propertyNames: linkPageName, additionalProperties: pushTarget },
    other: { ...linkPageName, description: 'For all other types.' },
  },
} as const satisfies JSONSchema;

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

export type DeepLinks = FromSchema<typeof deepLinksSchema>;
export type Push = FromSchema<typeof pushSchema>;
export type App = FromSchema<typeof appSchema>;
