import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { calendarDay, documentId, envelope, localText, venueCode } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

export const feeId = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
const won = { type: 'integer', minimum: 0, maximum: 10000000 } as const;
const named = { name: localText, note: localText } as const;
const list = <const Item extends object>(items: Item, maxItems: number) =>
  ({ type: 'array', minItems: 1, maxItems, items }) as const;

/** Ticket prices of a venue by day kind and visitor class (decisions-venues §11). */
export const feeTableSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days choose a price.' },
  required: ['type', 'id', 'v', 'venue', 'dayKinds', 'classes', 'tickets'],
  properties: {
    ...envelope,
    type: { const: 'fee-table' },
    venue: venueCode,
    dayKinds: list(
      {
        type: 'object',
        additionalProperties: false,
        required: ['dayKindId', 'name'],
        properties: {
          dayKindId: feeId,
          name: localText,
          weekdays: {
            type: 'array',
            maxItems: 7,
            uniqueItems: true,
            items: { type: 'integer', minimum: 0, maximum: 6 },
          },
          dates: {
            type: 'array',
            maxItems: 60,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['from', 'until'],
              properties: { from: calendarDay, until: calendarDay },
            },
          },
        },
      },
      6,
    ),
    classes: list(
      {
        type: 'object',
        additionalProperties: false,
        required: ['classId', 'name'],
        properties: { classId: feeId, ...named },
      },
      10,
    ),
    tickets: list(
      {
        type: 'object',
        additionalProperties: false,
        required: ['ticketId', 'name', 'prices'],
        properties: {
          ticketId: feeId,
          ...named,
          prices: list(
            {
              type: 'object',
              additionalProperties: false,
              required: ['dayKindId', 'classId', 'won'],
              properties: { dayKindId: feeId, classId: feeId, won },
            },
            60,
          ),
        },
      },
      10,
    ),
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type FeeTable = FromSchema<typeof feeTableSchema>;

/** Effect of a discount on ticket prices. */
export const discountPrice = {
  type: 'object',
  additionalProperties: false,
  properties: {
    percent: { type: 'integer', minimum: 1, maximum: 100 },
    won: { type: 'integer', minimum: 1, maximum: 1000000 },
    who: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      items: feeId,
    },
    people: { type: 'integer', minimum: 1, maximum: 100 },
    days: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      uniqueItems: true,
      items: feeId,
    },
    tickets: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      items: feeId,
    },
    with: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: documentId,
    },
    party: {
      type: 'object',
      additionalProperties: false,
      properties: {
        least: { type: 'integer', minimum: 2, maximum: 100 },
        who: {
          type: 'array',
          minItems: 1,
          maxItems: 10,
          uniqueItems: true,
          items: feeId,
        },
        leastOfWho: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
        },
      },
    },
    held: { type: 'boolean' },
  },
} as const;
