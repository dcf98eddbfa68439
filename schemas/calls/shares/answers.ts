import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { text } from '../shared/answer-parts.ts';

const moduleCode = { type: 'string', pattern: '^[A-Z0-9_]{1,20}$' } as const;

/** Body of `behaviors/shares` (section 3, share request). */
export const shareBody = {
  type: 'object',
  additionalProperties: false,
  required: ['moduleCode', 'title', 'description', 'imageUrl', 'linkUrl'],
  properties: {
    moduleCode,
    title: { ...text(200), minLength: 1 },
    description: text(500),
    imageUrl: text(1000, "A picture of this site or of an allowed host; empty: the site's own."),
    linkUrl: { ...text(1000, 'A page of this site.'), minLength: 1 },
  },
} as const satisfies JSONSchema;

/** Answer to a created share. */
export const shareResult = {
  type: 'object',
  additionalProperties: false,
  required: ['shareInformationId'],
  properties: { shareInformationId: text(40) },
} as const satisfies JSONSchema;

/** A share for reading; its addresses are absolute. */
export const shareAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['shareInfoId', 'moduleCode', 'title', 'description', 'imageUrl', 'linkUrl'],
  properties: {
    shareInfoId: text(40),
    moduleCode,
    title: text(200),
    description: text(500),
    imageUrl: text(1200),
    linkUrl: text(1200),
  },
} as const satisfies JSONSchema;

export type ShareBody = FromSchema<typeof shareBody>;
