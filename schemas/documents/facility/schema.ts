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
      description: 'Earlier IDs within its category, under which links still work.',
    },
    order: {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
      description: 'The lower, the more important on the map and in lists.',
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
    node: { ...partId, description: 'Node of the path graph at its entrance.' },
    area: { ...localText, description: 'Part of the park.' },
    facts: factList,
    hours: {
      type: 'array',
      maxItems: 10,
      description:
        'Left out, the facility is open as long as the park. The first entry that contains the weekday counts.',
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
        guardianBelow: { ...centimetres, description: 'Below this height only with a guardian.' },
        notes: localText,
      },
    },
    capacityPerHour: {
      type: 'integer',
      minimum: 1,
      maximum: 20000,
      description: 'Left out, the facility has no wait time.',
    },
    fromZoom: { type: 'number', minimum: 1, maximum: 4 },
    stepFree: { type: 'boolean', description: 'Reachable without stairs; the publish check proves it.' },
    tags: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,29}$' },
      description: 'Codes of COD_IAM_FACILITY_TAG.',
    },
  },
} as const satisfies JSONSchema;

export type Facility = FromSchema<typeof facilitySchema>;
