import type { JSONSchema } from 'json-schema-to-ts';
import { artName, iconName, localHtml, localText, venueCode } from './parts.ts';

/** Properties that all kinds of products in the pocket share. */
export const productProperties = {
  venue: venueCode,
  order: { type: 'integer', minimum: 0, maximum: 9999 },
  name: localText,
  summary: localText,
  body: localHtml,
  art: artName,
  icon: iconName,
} as const satisfies Readonly<Record<string, JSONSchema>>;
