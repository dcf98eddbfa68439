import type { JSONSchema } from 'json-schema-to-ts';
import { typed } from '../../typed-text.ts';
import { productStates, productSchema } from './answers.ts';
import { day, text, flag, typedNumber, parkType } from './answer-parts.ts';

const mobileEnd = typed('phone-end', {
  type: 'string',
  pattern: '^\\d{4}$',
  description: "Last digits of the booker's mobile; left out for bookings of the member's own.",
});

export const ticketsQuery = {
  type: 'object',
  properties: { statusCd: { enum: productStates }, from: day, until: day, parkType },
} as const satisfies JSONSchema;

export const ticketListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ticketList'],
  properties: { ticketList: { type: 'array', items: productSchema } },
} as const satisfies JSONSchema;

export const reservationListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rsvList'],
  properties: {
    rsvList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rsvNo', 'productNm', 'visitDt', 'cnt'],
        properties: { rsvNo: text, productNm: text, visitDt: text, cnt: { type: 'integer' } },
      },
    },
  },
} as const satisfies JSONSchema;

const candidate = {
  type: 'object',
  additionalProperties: false,
  required: ['seq', 'productNm', 'validFrom', 'validUntil', 'takenYn'],
  properties: { seq: { type: 'integer' }, productNm: text, validFrom: day, validUntil: day, takenYn: flag },
} as const;

const seqList = {
  type: 'array',
  maxItems: 30,
  uniqueItems: true,
  items: { type: 'integer', minimum: 0, maximum: 9999 },
} as const;

/** Chooses all tickets of a booking that nobody has registered. */
const everyOne = { enum: ['Y', 'N'], description: 'Y: all tickets that nobody has registered.' } as const;

export const registerBody = {
  type: 'object',
  required: ['ticketNo'],
  properties: { ticketNo: typedNumber, wayCd: { enum: ['SCAN', 'TYPE'] }, parkType },
} as const satisfies JSONSchema;

export const reservationBody = {
  type: 'object',
  required: ['rsvNo'],
  properties: {
    rsvNo: typedNumber,
    mobileEnd,
    ticketSeqList: {
      ...seqList,
      description: 'Left out: nothing is registered, the tickets to choose from are listed.',
    },
    allYn: everyOne,
    parkType,
  },
} as const satisfies JSONSchema;

export const reservationAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ticketList', 'productList'],
  properties: { ticketList: { type: 'array', items: candidate }, productList: { type: 'array', items: productSchema } },
} as const satisfies JSONSchema;

export const expReservationBody = {
  type: 'object',
  required: ['rsvNo'],
  properties: { rsvNo: typedNumber, seqList, allYn: everyOne, parkType },
} as const satisfies JSONSchema;

export const expPassBody = {
  type: 'object',
  properties: { passNo: typedNumber, rsvNo: typedNumber, mobileEnd, parkType },
} as const satisfies JSONSchema;
