import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { calendarDay, envelope, venueCode } from '../../parts.ts';
import { coordinate, partId } from '../park-map/schema.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** The paths of a venue (decisions-venues §3). Lengths follow from the control points of the layers. */
export const pathGraphSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'The days close an edge.' },
  required: ['type', 'id', 'v', 'venue', 'nodes', 'edges'],
  properties: {
    ...envelope,
    type: { const: 'path-graph' },
    venue: venueCode,
    nodes: {
      type: 'array',
      maxItems: 5000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'layer', 'x', 'y'],
        properties: { id: partId, layer: partId, x: coordinate, y: coordinate },
      },
    },
    edges: {
      type: 'array',
      maxItems: 12000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['a', 'b', 'kind'],
        properties: {
          a: partId,
          b: partId,
          via: {
            type: 'object',
            additionalProperties: false,
            required: ['x', 'y'],
            properties: { x: coordinate, y: coordinate },
          },
          kind: { enum: ['WALK', 'STAIRS', 'LIFT', 'RAMP', 'GATE'] },
          oneWay: { type: 'boolean' },
          shade: { type: 'boolean' },
          closed: {
            type: 'object',
            additionalProperties: false,
            required: ['from', 'until'],
            properties: { from: calendarDay, until: calendarDay },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type PathGraph = FromSchema<typeof pathGraphSchema>;
export type PathNode = PathGraph['nodes'][number];
export type PathEdge = PathGraph['edges'][number];
