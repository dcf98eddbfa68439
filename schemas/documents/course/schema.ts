import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId, parkKind } from '../facility/schema.ts';
import { artName, envelope, factList, iconName, localHtml, localText } from '../../parts.ts';

/** A recommended course: stops in order, and for whom it is (decisions-venues §10). `courseId` is unique in its park. */
export const courseSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'parkKindCd', 'courseId', 'order', 'title', 'stops'],
  properties: {
    ...envelope,
    type: { const: 'course' },
    parkKindCd: parkKind,
    courseId: facilityId,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    title: localText,
    tag: localText,
    summary: localText,
    body: localHtml,
    art: artName,
    icon: iconName,
    minutes: {
      type: 'integer',
      minimum: 10,
      maximum: 720,
    },
    stops: {
      type: 'array',
      minItems: 2,
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['facilityId', 'minutes'],
        properties: {
          facilityId,
          minutes: { type: 'integer', minimum: 1, maximum: 240 },
          note: localText,
        },
      },
    },
    personas: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[0-9]{2}$' },
    },
    ages: {
      type: 'object',
      additionalProperties: false,
      properties: {
        from: { type: 'integer', minimum: 0, maximum: 99 },
        until: { type: 'integer', minimum: 0, maximum: 99 },
      },
    },
    facts: factList,
  },
} as const satisfies JSONSchema;

export type Course = FromSchema<typeof courseSchema>;
