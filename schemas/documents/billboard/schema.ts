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
    name: { ...localText, description: 'Name of the screen, such as its square.' },
    seconds: { type: 'integer', minimum: 3, maximum: 600, description: 'How long each application is shown.' },
    firstDay: { ...calendarDay, description: 'First day that can be chosen.' },
    lastDay: { ...calendarDay, description: 'Last day that can be chosen.' },
    from: { ...time, description: 'First time of a day.' },
    until: { ...time, description: 'Times end before this.' },
    everyMin: { type: 'integer', minimum: 5, maximum: 240, description: 'Minutes from one time to the next.' },
    seats: { type: 'integer', minimum: 1, maximum: 20, description: 'Applications that one time takes.' },
    daysAhead: { type: 'integer', minimum: 1, maximum: 90, description: 'How many days ahead times can be chosen.' },
    leadHours: hours('Applications end this many hours before the time.'),
    cancelHours: hours('Members can cancel until this many hours before the time.'),
    letters: { type: 'integer', minimum: 5, maximum: 100, description: 'Most letters of the words.' },
    ageMin: { type: 'integer', minimum: 0, maximum: 100, description: 'Youngest age in years.' },
    templates: {
      type: 'array',
      maxItems: 20,
      description: 'Backgrounds to choose from.',
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
