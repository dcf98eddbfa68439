import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, screenName, textMap, venueCode } from './parts.ts';

/** What a deep link or push calls a place. */
export const linkPageName = { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } as const satisfies JSONSchema;
const prefixes = { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', pattern: '^[A-Za-z0-9]{1,20}$' } } as const;
/** How an address that comes along is read: as a path of this site, or as any address that may be led to. */
export const follow = { enum: ['inside', 'outside'] } as const;

const linkPage = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pageNm: screenName,
    params: textMap,
    query: { ...textMap, description: 'Added to the address.' },
    follow: { ...follow, description: 'The address that comes along is opened; where it may not be, pageNm, else the main page of the venue.' },
    codes: {
      type: 'array',
      description: 'Codes that mean another page; the first that fits is taken, in any case.',
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
 * The target table of a venue (4.9); its id is the venue's code. Names are read in any case. What is not in it, and what has no target here,
 * leads to the venue's main page.
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
    page: { ...linkPageName, description: 'A page of the venue\'s deep links.' },
    follow: { ...follow, description: 'The linkUrl is opened; where there is none, or it may not be, the page.' },
  },
} as const;

/** Where pushes to a venue lead by their type (4.10); its id is the venue's code. Types are read in any case. A venue without one has the default venue's. */
export const pushSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'types', 'other'],
  properties: {
    ...envelope,
    id: venueCode,
    type: { const: 'push' },
    types: { type: 'object', maxProperties: 100, propertyNames: linkPageName, additionalProperties: pushTarget },
    other: { ...linkPageName, description: 'For every other type.' },
  },
} as const satisfies JSONSchema;

/** What ties the site to its app. There is at most one, with the id `app`. */
export const appSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'scheme', 'query', 'screens'],
  properties: {
    ...envelope,
    type: { const: 'app' },
    scheme: { type: 'string', pattern: '^[a-z][a-z0-9-]{4,30}$', not: { enum: ['https', 'mailto', 'javascript', 'intent', 'filesystem', 'content', 'about'] }, description: 'Addresses that begin with it open the app.' },
    query: { type: 'string', pattern: '^[A-Za-z]{1,20}$', description: 'A route that carries it, opened in a mobile browser, asks whether to open the app.' },
    screens: {
      type: 'object',
      additionalProperties: false,
      required: ['action', 'deepLink', 'appOnly'],
      properties: {
        action: { ...screenName, description: 'Receives deep links and leads on.' },
        deepLink: { ...screenName, description: 'Offers to open the app, to install it or to go on in the browser.' },
        appOnly: { ...screenName, description: 'Says of a screen of the app what it does and how to get there.' },
      },
    },
  },
} as const satisfies JSONSchema;

export type DeepLinks = FromSchema<typeof deepLinksSchema>;
export type Push = FromSchema<typeof pushSchema>;
export type App = FromSchema<typeof appSchema>;
