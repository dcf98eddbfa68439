import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, screenName, textMap, venueCode } from '../../parts.ts';
import { follow, linkPageName } from '../../parts/link-target/schema.ts';

const prefixes = {
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: { type: 'string', pattern: '^[A-Za-z0-9]{1,20}$' },
} as const;
const linkPage = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pageNm: screenName,
    params: textMap,
    query: textMap,
    follow: {
      ...follow,
      description: "Opens the address of the payload. If it is not allowed: pageNm, or the venue's main page.",
    },
    codes: {
      type: 'array',
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

export type DeepLinks = FromSchema<typeof deepLinksSchema>;
