import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, factList, iconName, localHtml, localText, timeOfDay, weekday } from '../../parts.ts';
import { coordinate, partId } from '../park-map/schema.ts';

export const facilityId = { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' } as const satisfies JSONSchema;
export const facilityCategory = {
  type: 'string',
  pattern: '^[0-9]{2}$',
  description: 'Code of COD_IAM_FACILITY_CATEGORY.',
} as const satisfies JSONSchema;
export const parkKind = { type: 'string', pattern: '^[0-9]{2,3}$' } as const satisfies JSONSchema;

const centimetres = { type: 'integer', minimum: 30, maximum: 250 } as const;

/** A ride, stage, restaurant, shop or service on the map (decisions-venues §2). `facilityId` is unique in its park. */
export const facilitySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'parkKindCd', 'faciltCateKindCd', 'facilityId', 'order', 'name', 'at', 'node', 'icon'],
  properties: {
    ...envelope,
    type: { const: 'facility' },
    parkKindCd: parkKind,
    faciltCateKindCd: facilityCategory,
    facilityId,
    formerIds: {
      type: 'array',
      maxItems: 5,
      items: facilityId,
    },
    order: {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    },
    name: localText,
    tag: localText,
    summary: localText,
    body: localHtml,
    art: artName,
    icon: iconName,
    at: {
      type: 'object',
      additionalProperties: false,
      required: ['layer', 'x', 'y'],
      properties: { layer: partId, x: coordinate, y: coordinate },
    },
    node: partId,
    area: localText,
    facts: factList,
    hours: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'until'],
        properties: {
          weekdays: { type: 'array', minItems: 1, uniqueItems: true, items: weekday },
          from: timeOfDay,
          until: timeOfDay,
        },
      },
    },
    limits: {
      type: 'object',
      additionalProperties: false,
      properties: {
        heightMin: centimetres,
        heightMax: centimetres,
        ageMin: { type: 'integer', minimum: 0, maximum: 99 },
        guardianBelow: centimetres,
        notes: localText,
      },
    },
    capacityPerHour: {
      type: 'integer',
      minimum: 1,
      maximum: 20000,
    },
    fromZoom: { type: 'number', minimum: 1, maximum: 4 },
    stepFree: { type: 'boolean' },
    tags: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,29}$' },
    },
  },
} as const satisfies JSONSchema;

export type Facility = FromSchema<typeof facilitySchema>;
