import type { JSONSchema } from 'json-schema-to-ts';

/** Key of a published message; the gate proves that it has a Korean and an English text. */
export const messageKey = { type: 'string', format: 'message', minLength: 1, maxLength: 120 } as const satisfies JSONSchema;

/** Name of a drawing of the art library, or id of an uploaded picture. */
export const artName = { type: 'string', format: 'art', minLength: 1, maxLength: 60 } as const satisfies JSONSchema;

/** Name of an icon of the sprite. */
export const iconName = { type: 'string', format: 'icon', minLength: 1, maxLength: 40 } as const satisfies JSONSchema;

/** CMS HTML as an operator wrote it; it is sanitised when a release is prepared. */
export const htmlText = { type: 'string', format: 'html', maxLength: 60000 } as const satisfies JSONSchema;

/** Screen name of a page document. */
export const screenName = { type: 'string', format: 'screen', minLength: 1, maxLength: 60 } as const satisfies JSONSchema;

/** Id of a validation rule; compile puts the rule in its place. */
export const ruleName = { type: 'string', format: 'rule', minLength: 1, maxLength: 80 } as const satisfies JSONSchema;

/** Id of an operation that forms may call; compile puts the call in its place. */
export const formOperation = { type: 'string', format: 'operation', minLength: 1, maxLength: 80 } as const satisfies JSONSchema;

/** A text in both languages, written in place (contents only). A missing side is a problem of its own, not a schema error. */
export const localText = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { ko: { type: 'string', maxLength: 400 }, en: { type: 'string', maxLength: 400 } },
} as const satisfies JSONSchema;

export const localHtml = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { ko: htmlText, en: htmlText },
} as const satisfies JSONSchema;

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

export const calendarDay = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const satisfies JSONSchema;

export const venueCode = { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}$' } as const satisfies JSONSchema;

export const documentId = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$' } as const satisfies JSONSchema;

/** What every document begins with. `$schema` serves editors and is dropped on import. */
export const envelope = { $schema: { type: 'string' }, id: documentId, v: { type: 'integer', const: 1 } } as const;

/** What an operator says of a document that nothing uses yet. */
export const spare = { const: true, description: 'Made ready for later: that nothing uses it yet is meant, and not told.' } as const satisfies JSONSchema;

export const locales = ['ko', 'en'] as const;
export type Locale = (typeof locales)[number];
export type LocalText = { readonly ko?: string; readonly en?: string };
