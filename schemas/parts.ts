import type { JSONSchema } from 'json-schema-to-ts';

/** Key of a published message. The gate checks that it has a Korean and an English text. */
export const messageKey = {
  type: 'string',
  format: 'message',
  minLength: 1,
  maxLength: 120,
} as const satisfies JSONSchema;

/** Name of a drawing in the art library, or id of an uploaded picture. */
export const artName = { type: 'string', format: 'art', minLength: 1, maxLength: 60 } as const satisfies JSONSchema;

/** Name of an icon in the sprite. */
export const iconName = { type: 'string', format: 'icon', minLength: 1, maxLength: 40 } as const satisfies JSONSchema;

/** CMS HTML as authored; sanitised when a release is prepared. */
export const htmlText = { type: 'string', format: 'html', maxLength: 60000 } as const satisfies JSONSchema;

/** Screen name of a page document. */
export const screenName = {
  type: 'string',
  format: 'screen',
  minLength: 1,
  maxLength: 60,
} as const satisfies JSONSchema;

/** Id of a validation rule; compile replaces it with the rule. */
export const ruleName = { type: 'string', format: 'rule', minLength: 1, maxLength: 80 } as const satisfies JSONSchema;

/** Id of a code list; compile replaces it with its codes. */
export const codeListName = {
  type: 'string',
  format: 'code-list',
  pattern: '^COD_[A-Z][A-Z0-9_]{2,63}$',
} as const satisfies JSONSchema;

/** Id of an operation for forms; compile replaces it with the call. */
export const formOperation = {
  type: 'string',
  format: 'operation',
  minLength: 1,
  maxLength: 80,
} as const satisfies JSONSchema;

/** An inline text in both languages (contents only). A missing language is reported as a separate problem, not as a schema error. */
export const localText = {
  part: 'local-text',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { ko: { type: 'string', maxLength: 400 }, en: { type: 'string', maxLength: 400 } },
} as const;

export const localHtml = {
  part: 'local-html',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { ko: htmlText, en: htmlText },
} as const;

/** Texts by name, for query strings and path parameters. */
export const textMap = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 300 },
  maxProperties: 20,
} as const satisfies JSONSchema;

/** An instant: ISO 8601 with seconds and an offset. */
export const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$',
} as const satisfies JSONSchema;

/** An instant on the wire. The years of four digits, whose texts sort like their instants; a `Date` ends at 8.64e15. */
export const instantMs = {
  type: 'integer',
  minimum: 0,
  maximum: 253_370_764_800_000,
  description: 'Milliseconds since 1970, before the year 9999.',
} as const satisfies JSONSchema;

export const calendarDay = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const satisfies JSONSchema;

/** Time of day in Korea, from 00:00 to 23:59. */
export const timeOfDay = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const satisfies JSONSchema;

/** End of a period of a day; 24:00 is midnight at its end. */
export const endOfDay = {
  type: 'string',
  pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
} as const satisfies JSONSchema;

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];
export const weekday = { part: 'weekday', enum: weekdays } as const;

/** Facts below a title, such as a date or a location. */
export const factList = {
  part: 'fact-list',
  type: 'array',
  maxItems: 20,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'value'],
    properties: { label: localText, value: localText },
  },
} as const;

export const venueCode = { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}$' } as const satisfies JSONSchema;

export const documentId = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$',
} as const satisfies JSONSchema;

/** Name of a secret of the server: the variable `SECRET_NAME`, or a file in SECRETS_DIR. Properties that hold one are called `secret` or end in `Secret`. */
export const secretName = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,59}$',
} as const satisfies JSONSchema;

/** Common properties of all documents. `$schema` is for editors and is dropped on import. */
export const envelope = { $schema: { type: 'string' }, id: documentId, v: { type: 'integer', const: 1 } } as const;

/** Marks a document that is intentionally unused. */
export const spare = {
  const: true,
  description: 'Prepared for later use: being unused is intended and not reported.',
} as const satisfies JSONSchema;

export const locales = ['ko', 'en'] as const;
export type Locale = (typeof locales)[number];
export type LocalText = { readonly ko?: string; readonly en?: string };
