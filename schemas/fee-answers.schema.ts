import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const texts = { type: 'array', items: text } as const;
const listOf = <
  const Properties extends Record<string, unknown>,
  const Required extends readonly (keyof Properties & string)[],
>(
  properties: Properties,
  required: Required,
) => ({ type: 'array', items: { type: 'object', additionalProperties: false, required, properties } }) as const;

/** Prices of a venue, and the discounts that count on them now. */
export const feesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['today', 'lastDay', 'closedDayList', 'dayKindList', 'classList', 'ticketList', 'discountList'],
  properties: {
    today: { ...text, description: 'Today in Korea, YYYY-MM-DD.' },
    lastDay: { ...text, description: 'Last day of which the response knows whether the venue opens, YYYY-MM-DD.' },
    closedDayList: {
      ...texts,
      description: 'Days from today to the last day on which the venue is closed, YYYY-MM-DD.',
    },
    dayKindList: listOf(
      {
        dayKindId: text,
        name: text,
        weekdays: { type: 'array', items: integer },
        dates: listOf({ from: text, until: text }, ['from', 'until']),
      },
      ['dayKindId', 'name', 'weekdays', 'dates'],
    ),
    classList: listOf({ classId: text, name: text, note: text }, ['classId', 'name', 'note']),
    ticketList: listOf(
      {
        ticketId: text,
        name: text,
        note: text,
        priceList: listOf({ dayKindId: text, classId: text, won: integer }, ['dayKindId', 'classId', 'won']),
      },
      ['ticketId', 'name', 'note', 'priceList'],
    ),
    discountList: listOf(
      {
        discountId: text,
        bnftClassCd: text,
        title: text,
        summary: text,
        from: text,
        until: text,
        percent: integer,
        won: integer,
        who: texts,
        people: integer,
        days: texts,
        tickets: texts,
        with: texts,
        party: {
          type: 'object',
          additionalProperties: false,
          properties: { least: integer, who: texts, leastOfWho: integer },
        },
        heldYn: { enum: ['Y', 'N'] },
        mineYn: { enum: ['Y', 'N'], description: 'Y: the member who asks has what it needs.' },
      },
      ['discountId', 'bnftClassCd', 'title', 'summary', 'from', 'until', 'heldYn'],
    ),
  },
} as const satisfies JSONSchema;

export type Fees = FromSchema<typeof feesSchema>;

/** Tunes of a venue. */
export const soundsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['soundList'],
  properties: {
    soundList: listOf(
      {
        soundId: text,
        name: text,
        summary: text,
        imageNm: text,
        url: text,
        seconds: integer,
        captionList: listOf({ at: { type: 'number' }, text }, ['at', 'text']),
      },
      ['soundId', 'name', 'summary', 'imageNm', 'url', 'seconds', 'captionList'],
    ),
  },
} as const satisfies JSONSchema;

export type Sounds = FromSchema<typeof soundsSchema>;
