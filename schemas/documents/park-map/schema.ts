import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, localText, venueCode } from '../../parts.ts';

/** Name of a layer, node or point within one document. */
export const partId = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const satisfies JSONSchema;
/** Distance from the left or top edge of a layer, in the layer's own units. */
export const coordinate = { type: 'number', minimum: 0, maximum: 20000 } as const satisfies JSONSchema;

/** A location whose geographic coordinates are known. Three or more of a layer give its affine fit. */
const controlPoint = {
  type: 'object',
  additionalProperties: false,
  required: ['x', 'y', 'lat', 'lng'],
  properties: {
    x: coordinate,
    y: coordinate,
    lat: { type: 'number', minimum: -90, maximum: 90 },
    lng: { type: 'number', minimum: -180, maximum: 180 },
  },
} as const satisfies JSONSchema;

/** The map of a venue: one drawing for outdoors and one for each indoor floor (decisions-venues §2). */
export const parkMapSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'layers', 'zoom', 'start'],
  properties: {
    ...envelope,
    type: { const: 'park-map' },
    venue: venueCode,
    layers: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'art', 'width', 'height', 'north', 'controlPoints'],
        properties: {
          id: partId,
          floor: {
            type: 'integer',
            minimum: -9,
            maximum: 99,
          },
          name: localText,
          art: artName,
          width: { type: 'integer', minimum: 100, maximum: 20000 },
          height: { type: 'integer', minimum: 100, maximum: 20000 },
          north: {
            type: 'number',
            minimum: 0,
            maximum: 360,
          },
          controlPoints: { type: 'array', minItems: 3, maxItems: 30, items: controlPoint },
        },
      },
    },
    defaultFloor: {
      type: 'integer',
      minimum: -9,
      maximum: 99,
    },
    zoom: {
      type: 'object',
      additionalProperties: false,
      required: ['min', 'max'],
      properties: { min: { type: 'number', minimum: 1, maximum: 4 }, max: { type: 'number', minimum: 1, maximum: 4 } },
    },
    start: {
      type: 'object',
      additionalProperties: false,
      required: ['layer', 'x', 'y', 'zoom'],
      properties: { layer: partId, x: coordinate, y: coordinate, zoom: { type: 'number', minimum: 1, maximum: 4 } },
    },
  },
} as const satisfies JSONSchema;

export type ParkMap = FromSchema<typeof parkMapSchema>;
export type MapLayer = ParkMap['layers'][number];
