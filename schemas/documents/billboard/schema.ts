import type { FromSchema } from 'json-schema-to-ts';
import { artName, calendarDay, documentId, envelope, localText } from '../../parts.ts';

const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const;
const hours = (description: string) => ({ type: 'integer', minimum: 0, maximum: 720, description }) as const;

/** A screen in a venue on which members show words and a picture (decisions-venues §9). */
export const billboardSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those on which it can be booked.' },
  required: [
    'type',
    'id',
    'v',
    'venue',
    'eventId',
    'order',
    'name',
    'seconds',
    'from',
    'until',
    'everyMin',
    'seats',
    'daysAhead',
    'leadHours',
    'cancelHours',
    'letters',
    'ageMin',
    'templates',
  ],
  properties: {
    ...envelope,
    type: { const: 'billboard' },
    venue: documentId,
    eventId: { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    seconds: { type: 'integer', minimum: 3, maximum: 600 },
    firstDay: calendarDay,
    lastDay: calendarDay,
    from: time,
    until: time,
    everyMin: { type: 'integer', minimum: 5, maximum: 240 },
    seats: { type: 'integer', minimum: 1, maximum: 20 },
    daysAhead: { type: 'integer', minimum: 1, maximum: 90 },
    leadHours: hours('Applications end this many hours before the time.'),
    cancelHours: hours('Members can cancel until this many hours before the time.'),
    letters: { type: 'integer', minimum: 5, maximum: 100 },
    ageMin: { type: 'integer', minimum: 0, maximum: 100 },
    templates: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'art'],
        properties: { id: { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' }, name: localText, art: artName },
      },
    },
  },
} as const;

export type Billboard = FromSchema<typeof billboardSchema>;
